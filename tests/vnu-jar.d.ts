declare module 'vnu-jar' {
  /** Path of the Nu HTML Checker's archive. */
  const path: string;
  export default path;
}
