/** IANA name of the time zone of a publication that has not named its own (decisions, introduction). */
export const defaultTimeZone = 'America/Los_Angeles'
