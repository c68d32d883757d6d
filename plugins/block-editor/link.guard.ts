import type { Block } from '#blocks/core/block.types.ts'
import { hasChildren, type LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { safeHref } from '#blocks/core/safeHref.ts'
import { walkPlaces } from '#blocks/core/treeWalk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { linkRelations } from '#contract/block.schema.ts'
import { relationsIn } from '#contract/linkMark.ts'

interface BrokenLink {
  place: string
  title: string
  href: string
}

function hrefsOf({ content, props }: Block): string[] {
  const ofText = content.flatMap((run) => (run.type === 'text' ? run.marks : []))
  const hrefs = ofText.flatMap((mark) => (mark.type === 'link' ? [mark.href] : []))
  return typeof props.link === 'string' && props.link !== '' ? [...hrefs, props.link] : hrefs
}

function brokenLinks(blocks: Block[]): BrokenLink[] {
  return [...walkPlaces(blocks)].flatMap(({ place, block }) =>
    hrefsOf(block)
      .filter((href) => safeHref(href) === null)
      .map((href) => ({ place, href, title: definitionOf(block.type)?.title ?? block.type })),
  )
}

/**
 * Returns a sentence for each link, of a text or of a block, that no reader may follow (`javascript:`, an address
 * without a host, …) and that the tree did not have before.
 */
export function newLinkErrors(before: Block[], after: Block[]): string[] {
  const known = new Set(brokenLinks(before).map(({ href }) => href))
  const found = brokenLinks(after).filter(({ href }) => !known.has(href))
  return found.map(({ place, title }) => `Block ${place}: ${title}: The link is not a valid URL`)
}

/** Returns a sentence for each link whose `rel` is no list of known relations: reading would drop them without a word. */
export function relationErrors(nodes: readonly LexicalNodeJson[]): string[] {
  return nodes.flatMap((node) => {
    const inside = hasChildren(node) ? relationErrors(node.children) : []
    const { rel, url } = Object(node.fields)
    const isKnown = rel === undefined || rel === null || (Array.isArray(rel) && relationsIn(rel).length === rel.length)
    return node.type !== 'link' || isKnown
      ? inside
      : [`Link to ${url}: rel is a list of ${linkRelations.join(', ')}`, ...inside]
  })
}
