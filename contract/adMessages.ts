/** What the page of an advertisement says to the page that shows it: whether the ad server had something for the place. */
export const adMessages = { filled: 'citydesk-ad-filled', empty: 'citydesk-ad-empty' } as const
