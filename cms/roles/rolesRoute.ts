/** Path of the table of all roles below the address of the back office. */
export const rolesRoute = '/compare-roles'
