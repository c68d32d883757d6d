/** Tells the site what is read and done on a page: no reader is told from another, and nothing is kept in the browser. */
import { type TrackedEvent, trackEventName } from '#contract/trackEvent.ts'

const send = (text: string): void => void navigator.sendBeacon('/api/beacon', text)

/** A page that a browser loads in advance is not read before somebody looks at it. */
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
