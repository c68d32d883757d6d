/**
 * Reports views and events of a page to the site: readers are not distinguished, and nothing is stored in the browser.
 */
import { type TrackedEvent, trackEventName } from '#contract/trackEvent.ts'

const send = (text: string): void => void navigator.sendBeacon('/api/beacon', text)

/** Reports a view. A page that a browser loads in advance is not counted before it becomes visible. */
function tellView(): void {
  const post = document.querySelector<HTMLElement>('[data-view]')?.dataset.view
  if (!post) return
  if (document.visibilityState === 'visible') send(`view ${post}`)
  else document.addEventListener('visibilitychange', tellView, { once: true })
}

declare global {
  interface WindowEventMap {
    [trackEventName]: CustomEvent<TrackedEvent>
  }
}

window.addEventListener(trackEventName, ({ detail: { action, category } }) => send(`event ${action} ${category}`))
tellView()
