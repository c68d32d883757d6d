/** Names the messages by which the page of an advertisement reports to the page around it whether the ad server filled it. */
export const adMessages = { filled: 'citydesk-ad-filled', empty: 'citydesk-ad-empty' } as const
