/** IANA name of the time zone of a publication that has not set its own. */
export const defaultTimeZone = 'America/Los_Angeles'
