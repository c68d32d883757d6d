/** Default values of a candidate forum. */
export const forumDefaults = { closedText: 'The candidates’ answers are not available right now.' }
