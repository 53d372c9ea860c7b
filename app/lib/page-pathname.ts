/** The path of the page that a request is about, also where a script asks for the page's data alone. */
export const pagePathname = (pathname: string): string =>
  pathname.replace(/(\/?_root|\/_)?\.data$/, '') || '/';
