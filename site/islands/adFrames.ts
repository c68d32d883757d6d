/**
 * Brings the pages of the ad server into the places of advertisements: when a place comes near, where the reader allows it,
 * and as many as a session may have. What the house has stands there before, and stays where nothing comes.
 */
import { adMessages } from '#contract/adMessages.ts'
import { mayLoad, readerHere } from '#contract/consent.ts'

// Distance below the window at which an advertisement is fetched.
const nearness = '300px 0px'

// Milliseconds in which a page has to say that it has something.
const answerMs = 8_000

// Milliseconds for which half of an advertisement is seen before another one may take its place.
const renewalMs = 30_000

// Advertisements of the ad server in a session of the browser, those in the place of others included.
const sessionCap = 40
const sessionKey = 'citydesk_ads'

// It runs scripts and opens links, and neither reads nor navigates this page.
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

type Timer = ReturnType<typeof setTimeout>

const near = new Set<HTMLElement>()
const seen = new Set<HTMLElement>()
const coming = new Map<HTMLIFrameElement, { place: HTMLElement; timer: Timer }>()
const renewals = new Map<HTMLElement, Timer>()

// Counts one more of the session. Returns false when there were as many as may be; a browser that stores nothing has them.
function takeOne(): boolean {
  try {
    const shown = Number(sessionStorage.getItem(sessionKey))
    if (shown >= sessionCap) return false
    sessionStorage.setItem(sessionKey, String(shown + 1))
  } catch {}
  return true
}

function bring(place: HTMLElement): void {
  const { adFrame, adAsks } = place.dataset
  const isComing = [...coming.values()].some((one) => one.place === place)
  if (!adFrame || isComing || !mayLoad('ads', readerHere(adAsks !== undefined)) || !takeOne()) return
  const frame = document.createElement('iframe')
  frame.className = 'ad__page'
  frame.title = 'Advertisement'
  frame.setAttribute('sandbox', sandbox)
  frame.src = adFrame
  coming.set(frame, { place, timer: setTimeout(() => settle(frame, false), answerMs) })
  place.append(frame)
}

// Shows a page that has something in place of what stood there; takes another one away.
function settle(frame: HTMLIFrameElement, isFilled: boolean): void {
  const arrived = coming.get(frame)
  if (!arrived) return
  const { place, timer } = arrived
  clearTimeout(timer)
  coming.delete(frame)
  if (!isFilled) {
    frame.remove()
    place.dataset.adState ??= 'empty'
    return
  }
  for (const before of place.querySelectorAll('iframe')) if (before !== frame) before.remove()
  place.dataset.adState = 'filled'
  waitForNext(place)
}

function waitForNext(place: HTMLElement): void {
  clearTimeout(renewals.get(place))
  if (!seen.has(place) || document.hidden || place.dataset.adState !== 'filled') return
  renewals.set(
    place,
    setTimeout(() => bring(place), renewalMs),
  )
}

const noteIn =
  (places: Set<HTMLElement>, then: (place: HTMLElement) => void): IntersectionObserverCallback =>
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLElement)) continue
      if (isIntersecting) places.add(target)
      else places.delete(target)
      then(target)
    }
  }

// A place that the ad server had nothing for is not tried again.
function bringFirst(place: HTMLElement): void {
  if (near.has(place) && place.dataset.adState === undefined) bring(place)
}

const nearObserver = new IntersectionObserver(noteIn(near, bringFirst), { rootMargin: nearness })
const seenObserver = new IntersectionObserver(noteIn(seen, waitForNext), { threshold: 0.5 })

for (const place of document.querySelectorAll<HTMLElement>('[data-ad-frame]')) {
  nearObserver.observe(place)
  seenObserver.observe(place)
}

addEventListener('message', ({ data, source }) => {
  const frame = [...coming.keys()].find(({ contentWindow }) => contentWindow !== null && contentWindow === source)
  if (frame && (data === adMessages.filled || data === adMessages.empty)) settle(frame, data === adMessages.filled)
})
document.addEventListener('visibilitychange', () => {
  for (const place of seen) waitForNext(place)
})
document.addEventListener('consentgiven', () => {
  for (const place of near) bringFirst(place)
})
