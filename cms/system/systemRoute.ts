/** Path of the system tools below the address of the back office. */
export const systemRoute = '/system'
