/** What a candidate forum has until its editors say otherwise. */
export const forumDefaults = { closedText: 'The candidates’ answers are not available right now.' }
