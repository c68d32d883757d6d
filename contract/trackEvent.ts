/** An action of a reader. The site counts it; other scripts of the publication may listen on the window. */
export interface TrackedEvent {
  action: string
  /** Kind of the element, as analytics reports name it. */
  category: string
}

/** Name of the event on the window. */
export const trackEventName = 'citydesk:track'

/** Dispatches the event on the window. */
export function trackEvent(detail: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackEventName, { detail }))
}
