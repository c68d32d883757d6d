/** Path of the screen of numbers below the address of the back office. */
export const numbersRoute = '/numbers'

/** Path of the numbers on the wall. */
export const boardRoute = '/numbers/board'
