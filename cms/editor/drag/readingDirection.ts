/** Returns whether the text of an element runs from right to left. */
export const isRightToLeft = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'
