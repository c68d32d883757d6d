/** Something that a reader did or saw. The site counts it; other scripts of the publication may listen on the window, too. */
export interface TrackedEvent {
  action: string
  /** What kind of element it was, as the provider's reports call it. */
  category: string
}

/** The name of the event that the window gets. */
export const trackEventName = 'citydesk:track'

/** Tells the window. Nobody has to listen. */
export function trackEvent(detail: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackEventName, { detail }))
}
