/**
 * As a `ref`: what comes in the place of a form takes the focus that the form had. Always the same
 * function, because React calls a new one again with every rendering.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
