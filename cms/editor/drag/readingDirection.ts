export const isRightToLeft = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'
