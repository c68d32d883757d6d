import type { ReaderEvent } from './readerEvents.schema.ts'

/** An action of a reader. The site counts it; other scripts of the publication may listen on the window. */
export type TrackedEvent = ReaderEvent

/** Name of the event on the window. */
export const trackEventName = 'citydesk:track'

declare global {
  interface WindowEventMap {
    [trackEventName]: CustomEvent<TrackedEvent>
  }
}

/** Dispatches the event on the window. */
export function trackEvent(detail: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(trackEventName, { detail }))
}
