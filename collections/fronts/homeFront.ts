/** Id of the front page at "/". It is created with the database and never deleted. */
export const homeFrontId = 1
