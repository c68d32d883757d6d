/** Places in a page that links lead to: an id in the markup becomes the anchor of the block that it stands in. */

import type { Block, Inline } from '#blocks/core/block.types.ts'
import { anchorId } from '#blocks/core/blockAttributes.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import type { ConvertOptions } from './convert.types.ts'
import { type Element, elementsIn } from './markup.read.ts'

/** Returns the names that links can lead to an element by: its id, and the `name` of an `<a>`. */
export function ownIds({ name, attribs }: Element): string[] {
  return [attribs.id ?? '', name === 'a' ? (attribs.name ?? '') : ''].filter(Boolean)
}

/** Returns those of an element and of all its descendants, in order. */
export function idsIn(element: Element): string[] {
  return [...elementsIn([element])].flatMap(ownIds)
}

/**
 * Gives ids of the markup to the first block that can have an anchor. A block has one: the first id becomes it, the
 * others lead to the same place. Where the ids are not used, as in a pasted text, blocks get no anchors.
 * @returns whether there was such a block.
 */
export function giveAnchor(blocks: Block[], ids: readonly string[], { sameAnchor }: ConvertOptions): boolean {
  if (!sameAnchor) return true
  const holder = blocks.find(({ type, props }) => 'anchor' in props && type !== 'html')
  if (!holder) return false
  for (const id of ids) {
    const anchor = anchorId(id)
    if (anchor) holder.props.anchor ||= anchor
    sameAnchor(id, String(holder.props.anchor))
  }
  return true
}

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Converts, then leads links inside the page to where the ids of the markup have gone; says which lead nowhere. */
export function withAnchors(options: ConvertOptions, convert: (options: ConvertOptions) => Block[]): Block[] {
  const anchors = new Map<string, string>()
  const blocks = convert({
    ...options,
    sameAnchor: (id, anchor) => {
      if (!anchors.has(id)) anchors.set(id, anchor)
    },
  })
  const all = [...walkBlocks(blocks)]
  for (const { type, props } of all) {
    if (typeof props.anchor === 'string' && props.anchor) anchors.set(props.anchor, props.anchor)
    if (type !== 'html') continue
    for (const [, id = ''] of String(props.content).matchAll(/\s(?:id|name)=["']?([^"'\s>]+)/g)) anchors.set(id, id)
  }
  const led = (href: string): string => {
    if (!/^#./.test(href)) return href
    const anchor = anchors.get(decoded(href.slice(1))) ?? anchors.get(href.slice(1))
    if (anchor === undefined) options.note('simplified', `link to a place that is not in the story: ${href}`)
    return anchor === undefined ? href : `#${anchor}`
  }
  for (const block of all) {
    block.content = block.content.map((run) => withLinks(run, led))
    if (typeof block.props.link === 'string') block.props.link = led(block.props.link)
    if (block.type === 'html') block.props.content = ledMarkup(String(block.props.content), led)
  }
  return blocks
}

// Markup whose links inside the page lead to where the places have gone.
const ledMarkup = (markup: string, led: (href: string) => string): string =>
  markup.replace(
    /(<(?:a|area)\b[^>]*?\shref=["']?)(#[^"'\s>]+)/gi,
    (_, before: string, href: string) => before + led(href),
  )

function withLinks(run: Inline, led: (href: string) => string): Inline {
  if (run.type !== 'text') return run
  return { ...run, marks: run.marks.map((mark) => (mark.type === 'link' ? { ...mark, href: led(mark.href) } : mark)) }
}
