import { isComment, isTag, isText } from 'domhandler'
import type { Block } from '#blocks/core/block.types.ts'
import type { listMarkers } from '#blocks/list/list.schema.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { giveAnchor, idsIn, ownIds } from './anchorsLink.ts'
import { lineFrom, type MarkupReading, noteStyling } from './line.convert.ts'
import { type AnyNode, type Element, styleOf } from './markup.read.ts'

type Marker = (typeof listMarkers)[number]

const markersByType: Record<string, Marker> = {
  '1': 'decimal',
  A: 'upper-alpha',
  a: 'lower-alpha',
  I: 'upper-roman',
  i: 'lower-roman',
}

const markersByStyle: Record<string, Marker> = {
  decimal: 'decimal',
  'upper-alpha': 'upper-alpha',
  'upper-latin': 'upper-alpha',
  'lower-alpha': 'lower-alpha',
  'lower-latin': 'lower-alpha',
  'upper-roman': 'upper-roman',
  'lower-roman': 'lower-roman',
}

function markerOf(element: Element): Marker {
  const byType = markersByType[element.attribs.type ?? '']
  return byType ?? markersByStyle[styleOf(element, 'list-style-type') ?? ''] ?? 'decimal'
}

function isList(node: AnyNode): node is Element {
  return isTag(node) && (node.name === 'ul' || node.name === 'ol')
}

const isBlank = (node: AnyNode): boolean => isComment(node) || (isText(node) && node.data.trim() === '')

// An item and the lists inside it; null when it holds what no item can, or text after an inner list.
function itemBlocks(item: Element, reading: MarkupReading): Block[] | null {
  const firstList = item.children.findIndex(isList)
  const own = firstList < 0 ? item.children : item.children.slice(0, firstList)
  const rest = firstList < 0 ? [] : item.children.slice(firstList)
  if (rest.some((node) => !isList(node) && !isBlank(node))) return null
  if ('value' in item.attribs) return null
  const content = lineFrom(own, reading)
  if (!content) return null
  const inner = rest.filter(isList).map((list) => listBlock(list, reading))
  if (inner.some((block) => !block)) return null
  // An item without words that only carries an inner list is how some editors nest.
  const itself = content.length === 0 && inner.length > 0 ? [] : [newBlock('list-item', {}, { content })]
  giveAnchor(itself, [...ownIds(item), ...own.filter(isTag).flatMap(idsIn)], reading.options)
  return [...itself, ...inner.filter((block) => block !== null)]
}

function entryBlocks(node: AnyNode, reading: MarkupReading): Block[] | null {
  if (!isTag(node)) return null
  if (node.name === 'li') return itemBlocks(node, reading)
  const inner = isList(node) ? listBlock(node, reading) : null
  return inner ? [inner] : null
}

/**
 * Returns a list with its items and the lists inside them. Null when our list cannot hold it (pictures, tables or
 * headings in items, items with numbers of their own, counting backwards or from below one): the caller keeps the
 * markup.
 */
export function listBlock(element: Element, reading: MarkupReading): Block | null {
  const start = Number(element.attribs.start ?? 1)
  if (!Number.isInteger(start) || start < 1 || 'reversed' in element.attribs) return null
  const children: Block[] = []
  for (const node of element.children) {
    if (isBlank(node)) continue
    const blocks = entryBlocks(node, reading)
    if (!blocks) return null
    children.push(...blocks)
  }
  if (children.length === 0) return null
  noteStyling(element, reading)
  return newBlock('list', { unordered: element.name === 'ul', start, type: markerOf(element) }, { children })
}
