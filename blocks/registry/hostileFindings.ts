import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { safeHref } from '../core/safeHref.ts'

// Elements and attributes that our own markup consists of. Anything else comes from a user's text.
const ours = {
  elements: new Set(
    `a article aside audio bdi blockquote br button caption code dd details div dl dt em figcaption figure form h2 h3 h4 h5 h6 hr iframe img input label li noscript ol p pre s section span strong sub summary sup table tbody td textarea th thead tr u ul video`.split(
      ' ',
    ),
  ),
  attributes: new Set(
    `hidden id class dir href target rel style src srcset sizes alt width height loading start type tabindex download
     autoplay controls loop muted playsinline poster preload role sandbox title allow allowfullscreen referrerpolicy scope aria-label aria-hidden data-alignment data-beside data-count data-episode data-font data-font-size data-heard data-island data-island-hash data-props action for method name novalidate
     autocomplete placeholder required aria-invalid value disabled rows maxlength formnovalidate aria-selected aria-controls
     aria-labelledby aria-describedby align border cellpadding cellspacing`.split(/\s+/),
  ),
}

export function hostileFindings(html: string): string[] {
  const elements = findAll(() => true, parseDocument(html).children)
  return elements.flatMap(({ name, attribs }: Element) => [
    ...(ours.elements.has(name) ? [] : [`<${name}>`]),
    ...Object.keys(attribs)
      .filter((attribute) => !ours.attributes.has(attribute))
      .map((attribute) => `${name} ${attribute}`),
    ...[attribs.href, attribs.poster, attribs.src]
      .filter((address) => address !== undefined && safeHref(address) === null)
      .map((address) => `${name} to ${address}`),
    ...(/[\s"'<>]/.test(attribs.id ?? '') ? [`id ${attribs.id}`] : []),
  ])
}
