/**
 * Brings a page to a new state and leaves everything in place that has not changed: pictures that are loaded, parts that
 * work, and the place where the reader is.
 *
 * @param live what is shown, which scripts may have changed since it arrived
 * @param before the markup from which it was made
 * @param after the new markup
 */
export function replaceChanged(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return
  if (!isSameKind(before, after) || !isAsMade(live, before)) {
    live.replaceWith(document.importNode(after, true))
    return
  }
  replaceAttributes(live, before, after)
  const shown = [...live.childNodes]
  const old = [...before.childNodes]
  const next = [...after.childNodes]
  const start = equalAtStart(old, next)
  const end = equalAtStart(old.slice(start).reverse(), next.slice(start).reverse())
  const [oldEnd, nextEnd] = [old.length - end, next.length - end]
  const following = shown[oldEnd] ?? null
  for (let index = start; index < Math.max(oldEnd, nextEnd); index += 1) {
    const node = index < nextEnd ? next[index] : undefined
    const place = index < oldEnd ? shown[index] : undefined
    const made = old[index]
    if (!node) place?.remove()
    else if (!place) live.insertBefore(document.importNode(node, true), following)
    else if (place instanceof Element && made instanceof Element && node instanceof Element) {
      replaceChanged(place, made, node)
    } else if (!made?.isEqualNode(node)) place.replaceWith(document.importNode(node, true))
  }
}

const isSameKind = (before: Element, after: Element): boolean =>
  before.tagName === after.tagName && before.getAttribute('data-island') === after.getAttribute('data-island')

// An interactive part draws itself, and some scripts add elements: what is inside then cannot be matched.
const isAsMade = (live: Element, before: Element): boolean =>
  !before.hasAttribute('data-island') && live.childNodes.length === before.childNodes.length

// Returns how many nodes are equal, from the first one.
function equalAtStart(old: readonly Node[], next: readonly Node[]): number {
  const end = Math.min(old.length, next.length)
  let count = 0
  while (count < end && old[count]?.isEqualNode(next[count] ?? null)) count += 1
  return count
}

function replaceAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of [...after.attributes]) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}
