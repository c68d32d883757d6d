/**
 * Reports what a reader does on a page to the site: readers are not distinguished, and nothing is stored in the browser.
 * Starts after the page has loaded.
 */
import type { TrackedEvent, trackEvent, trackEventName } from '#contract/trackEvent.ts'

// Only the types are imported: an import would split this file, a second request for every reader.
const eventName: typeof trackEventName = 'citydesk:track'
const report: typeof trackEvent = (detail) => window.dispatchEvent(new CustomEvent(eventName, { detail }))

// Milliseconds in which events wait for others.
const wait = 2000
// Seconds without a movement after which a reader is not reading, and seconds that are reported at a time.
const heartbeat = 15
// Share of page views whose web vitals are measured.
const sampled = 0.1

const { page: kind = 'other' } = document.body.dataset
const asksConsent = document.querySelector('.site-frame[data-consent]') !== null
const story = document.querySelector<HTMLElement>('[data-view]')
const page = { path: location.pathname, kind, post: Number(story?.dataset.view) || null }
const medium = new URLSearchParams(location.search).get('utm_medium')?.slice(0, 60) ?? ''
const referrer = document.referrer.slice(0, 500)

const isWay = (way?: string) =>
  way === 'email' || way === 'facebook' || way === 'bluesky' || way === 'whatsapp' || way === 'sheet' || way === 'copy'

let waiting: TrackedEvent[] = []

function send(): void {
  for (; waiting.length > 0; waiting = waiting.slice(50)) {
    const events = waiting.slice(0, 50)
    navigator.sendBeacon('/api/beacon', JSON.stringify({ page, referrer, medium, asksConsent, events }))
  }
}

window.addEventListener(eventName, ({ detail }) => {
  waiting.push(detail)
  if (waiting.length === 1) setTimeout(send, wait)
})

document.addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    const [block, nthOfType, placementRow] = link?.dataset.place?.split(' ') ?? []
    if (block && nthOfType && placementRow) report({ name: 'click', props: { block, nthOfType, placementRow } })
    const way = target.closest('a, button')?.closest<HTMLElement>('[data-share]')?.dataset.share
    if (isWay(way)) report({ name: 'share', props: { way } })
  },
  true,
)

// The second of the reader's last movement, and seconds not yet reported.
let moved = 0
let engaged = 0
let seconds = 0
let depth = 0
// Seconds of reading in all.
let read = 0

function reportEngaged(): void {
  if (engaged > 0) report({ name: 'engaged', props: { seconds: String(engaged) } })
  engaged = 0
}

function reportDepth({ top, height }: DOMRect): void {
  const seen = ((innerHeight - top) / height) * 100
  for (const percent of ['25', '50', '75', '100'] as const) {
    if (depth >= Number(percent) || seen < Number(percent)) continue
    depth = Number(percent)
    report({ name: 'read_depth', props: { percent } })
  }
}

function everySecond(): void {
  seconds += 1
  if (document.visibilityState === 'hidden' || seconds - moved > heartbeat) return
  engaged += 1
  read += 1
  if (engaged >= heartbeat) reportEngaged()
  if (read === heartbeat) report({ name: 'read_on', props: {} })
  const body = story?.querySelector('.article__body')
  if (body) reportDepth(body.getBoundingClientRect())
}

// Begins with a view. A page that a browser loads in advance is not counted before it becomes visible.
function begin(): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', begin, { once: true })
    return
  }
  report({ name: 'view', props: {} })
  for (const name of ['scroll', 'pointermove', 'keydown', 'touchstart']) {
    addEventListener(
      name,
      () => {
        moved = seconds
      },
      { passive: true },
    )
  }
  if (story) setInterval(everySecond, 1000)
  if (Math.random() < sampled) void import('./vitals.ts').then(({ reportVitals }) => reportVitals(report))
  const leave = () => {
    reportEngaged()
    send()
  }
  // On the window, which comes last: what others report on the document is sent along.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  addEventListener('pagehide', leave)
}

if (document.readyState === 'complete') begin()
else addEventListener('load', begin)
