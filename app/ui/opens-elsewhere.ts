/** Whether a click on a link asks for a new tab or window, which is the browser's business. */
export const opensElsewhere = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}): boolean => event.metaKey || event.ctrlKey || event.shiftKey;
