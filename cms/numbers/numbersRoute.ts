/** Path of the screen of numbers below the address of the back office. */
export const numbersRoute = '/numbers'
