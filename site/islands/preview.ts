/**
 * Keeps a preview up to date: in a frame of the back office whenever that says so, in a window of its own every other
 * second. A click reports to the back office which block it was on.
 */
import type { FromPreview, PreviewScheme, ToPreview } from '#contract/previewMessages.ts'
import { replaceChanged } from '../preview/replaceChanged.ts'

// The attribute of the mark in front of a block, and then of the block's own element.
const blockIdAttribute = 'data-block-id'

// Milliseconds between two looks in a window of its own.
const interval = 2000

const rootSelector = '[data-preview]'
// Selectors of the elements that hold the blocks and the headline of a document, on pages of all kinds.
const bodySelector = '.article__body, .listing__description, .front'
const headlineSelector = '.article__headline, .listing__title'
const controls = 'button, input, select, textarea, summary, audio, video'

function start(root: HTMLElement, backOffice: string): void {
  const isFramed = window.parent !== window
  document.documentElement.toggleAttribute('data-framed', isFramed)
  takeBlockIds(root)
  let made = root.cloneNode(true)
  let isLoading = false
  let isStale = false

  const post = (message: FromPreview) => {
    if (isFramed) window.parent.postMessage(message, backOffice)
  }

  const load = async () => {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
    // The link has ended: the back office has another one, for others the page says so.
    if (answer?.status === 404) return isFramed ? post({ type: 'ended' }) : location.reload()
    if (!answer?.ok) return post({ type: 'failed' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = page.querySelector(rootSelector)
    if (!next || !(made instanceof Element)) return location.reload()
    takeBlockIds(next)
    replaceChanged(root, made, next)
    made = next
    document.title = page.title
    document.dispatchEvent(new Event('islandsadded' satisfies keyof DocumentEventMap))
    post({ type: 'shown' })
  }

  const refresh = async () => {
    isStale = isLoading
    if (isLoading) return
    isLoading = true
    do {
      isStale = false
      await load()
    } while (isStale)
    isLoading = false
  }

  const goTo = (block: string) => {
    const element = root.querySelector(`:is(${bodySelector}) [${blockIdAttribute}="${CSS.escape(block)}"]`)
    const box = element?.getBoundingClientRect()
    if (!element || !box || (box.bottom > 0 && box.top < window.innerHeight)) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  }

  const goOnAt = (address: string) => {
    if (new URL(address, location.href).origin !== location.origin) return
    history.replaceState(null, '', address)
    void refresh()
  }

  const receive = (message: ToPreview) => {
    if (message.type === 'refresh') void refresh()
    if (message.type === 'address') goOnAt(message.address)
    if (message.type === 'scheme') showScheme(message.scheme)
    if (message.type === 'caret') goTo(message.block)
  }

  if (!isFramed) {
    const look = () => void (document.visibilityState === 'visible' && refresh())
    setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    return
  }
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<ToPreview>) => {
    if (origin === backOffice && source === window.parent) receive(data)
  })
  // Links and forms would lead the frame away from the document.
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('a')) event.preventDefault()
    const place = target.closest(controls) ? null : placeOf(target)
    if (place) post(place)
  })
  post({ type: 'ready' })
}

// Returns what of the document an element belongs to; null for everything around it.
function placeOf(element: Element): FromPreview | null {
  if (element.closest(headlineSelector)) return { type: 'field', field: 'headline' }
  if (element.closest('.article__dek')) return { type: 'field', field: 'dek' }
  const block = element.closest(bodySelector) && element.closest(`[${blockIdAttribute}]`)
  return block ? { type: 'block', block: block.getAttribute(blockIdAttribute) ?? '' } : null
}

const root = document.querySelector<HTMLElement>(rootSelector)
if (root?.dataset.preview) start(root, root.dataset.preview)

// Moves the ids of blocks from the marks in front of them to their elements, and removes the marks: they would stand
// in the way of styles for neighbours.
function takeBlockIds(root: Element): void {
  for (const mark of [...root.querySelectorAll(`template[${blockIdAttribute}]`)]) {
    const next = mark.nextElementSibling
    // A block that draws nothing has no element.
    if (next && !(next instanceof HTMLTemplateElement)) {
      next.setAttribute(blockIdAttribute, mark.getAttribute(blockIdAttribute) ?? '')
    }
    mark.remove()
  }
}

// Shows a page in one colour scheme, whichever the reader's system prefers.
function showScheme(scheme: PreviewScheme): void {
  document.documentElement.dataset.scheme = scheme
}
