import { Element, Text } from 'domhandler'
import type { ConvertOptions } from './convert.types.ts'
import { type AnyNode, elementsIn, findElement, markupOf, parseMarkup } from './markup.read.ts'

const isBlocked = ({ name, attribs }: Element): boolean =>
  name === 'img' && /^\s*http:/i.test(attribs.src ?? '') && attribs.src !== undefined

// Returns the replacement of a picture: a link to it, or its words where it is part of a link already.
function substitute({ attribs }: Element, isLinked: boolean): AnyNode {
  const address = (attribs.src ?? '').trim()
  const words = new Text(attribs.alt?.trim() || address)
  return isLinked ? words : new Element('a', { href: address }, [words])
}

function replaceIn(nodes: AnyNode[], isLinked: boolean): AnyNode[] {
  return nodes.map((node) => {
    if (!(node instanceof Element)) return node
    if (isBlocked(node)) return substitute(node, isLinked)
    node.children = replaceIn(node.children, isLinked || node.name === 'a')
    return node
  })
}

/**
 * Returns markup with links in the place of its pictures at http addresses, which no page that comes over https draws,
 * and a note for each of them. Markup without any is returned as it is, letter by letter.
 */
export function withoutBlockedPictures(html: string, note: ConvertOptions['note']): string {
  if (!/<img\b[^<>]*http:/i.test(html)) return html
  const nodes = parseMarkup(html)
  if (!findElement(nodes, isBlocked)) return html
  for (const element of elementsIn(nodes)) {
    if (isBlocked(element)) note('media', `picture at an http address became a link: ${element.attribs.src?.trim()}`)
  }
  return markupOf(replaceIn(nodes, false))
}
