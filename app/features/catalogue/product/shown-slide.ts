/** Which child of a strip that scrolls sideways, each as wide as the strip, is seen. */
export const shownSlide = ({scrollLeft, clientWidth}: HTMLElement): number =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
