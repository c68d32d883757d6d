/**
 * Lists that are no lists in their markup. Word on a desk writes paragraphs that say the level and hold the marker as
 * text; Word in a browser writes each item as a list of its own.
 */
import { isTag, isText } from 'domhandler'
import {
  type AnyNode,
  classesOf,
  type Element,
  findElement,
  hasClass,
  styleOf,
  wordsOf,
} from '../convert/markup.read.ts'
import { element } from './nodeMake.ts'

interface Entry {
  level: number
  // The `type` of an `ol`; null for a list without numbers.
  numbering: string | null
  start: number
  children: AnyNode[]
}

const isMarkerSpan = (node: Element) => styleOf(node, 'mso-list') === 'ignore'

// A number or a letter that counts: "1.", "(b)", "iv)".
const countingMarker = /^\(?(\d{1,4}|[a-z]{1,4}|[A-Z]{1,4})[.)]$/

// A number of several levels: "1.1.", "2.3.4)". Our lists count each level by itself.
const levelledMarker = /^\d{1,3}(?:\.\d{1,3})*\.(\d{1,3})[.)]?$/

// Signs that Word's symbol fonts draw as bullets, ticks and arrows, their own included; a lone "o" is its hollow one.
const bullet = /^(?:[·•▪■§○◦●–—*\u2190-\u21ff\u25a0-\u25ff\u2700-\u27bf\u2b00-\u2bff\uf000-\uf0ff-]|o)$/

function numberingOf(marker: string): { numbering: string | null; start: number } | null {
  const levelled = levelledMarker.exec(marker)?.[1]
  if (levelled) return { numbering: '1', start: Math.max(1, Number(levelled)) }
  const count = countingMarker.exec(marker)?.[1]
  if (count === undefined) return bullet.test(marker) ? { numbering: null, start: 1 } : null
  if (/^\d/.test(count)) return { numbering: '1', start: Math.max(1, Number(count)) }
  const isUpper = count === count.toUpperCase()
  if (/^[ivx]+$/i.test(count)) return { numbering: isUpper ? 'I' : 'i', start: 1 }
  return { numbering: isUpper ? 'A' : 'a', start: 1 }
}

// The numbering of what Word says to be a marker: a number needs no dot, and any other sign is a bullet.
function numberingOfSpan(span: Element): ReturnType<typeof numberingOf> {
  const marker = wordsOf(span).replace(blanks, '')
  if (/^\d{1,4}$/.test(marker)) return { numbering: '1', start: Math.max(1, Number(marker)) }
  const isDrawn = marker !== '' || findElement(span.children, ({ name }) => name === 'img') !== null
  return numberingOf(marker) ?? (isDrawn ? { numbering: null, start: 1 } : null)
}

const blanks = /[\s\u00a0]+/g

// A marker that stands as plain text before its item, with the no-break spaces that mail programs leave behind it.
const typedMarker = /^[\s\u00a0]*(\S{1,6})[\s\u00a0]*\u00a0[\s\u00a0]*/

function firstText(nodes: AnyNode[]): (AnyNode & { data: string }) | null {
  for (const node of nodes) {
    if (isText(node) && node.data.replace(blanks, '') !== '') return node
    if (isTag(node)) {
      const inside = firstText(node.children)
      if (inside) return inside
    }
  }
  return null
}

function paragraphEntry(node: Element): Entry | null {
  const list = styleOf(node, 'mso-list')
  if (list === 'none' || (list === null && !classesOf(node).some((name) => name.startsWith('MsoListParagraph'))))
    return null
  const level = Number(/level(\d+)/.exec(list ?? '')?.[1] ?? 1)
  const span = findElement(node.children, isMarkerSpan)
  const first = span ? null : firstText(node.children)
  const parted = typedMarker.exec(first?.data ?? '')?.[1]
  const typed = parted && /^\d{1,4}$/.test(parted) ? `${parted}.` : (parted ?? first?.data ?? '')
  const numbering = span ? numberingOfSpan(span) : numberingOf(typed.replace(blanks, ''))
  if (!numbering) return null
  // The span is left out with everything that Word wants to be ignored.
  if (first) first.data = typedMarker.test(first.data) ? first.data.replace(typedMarker, '') : ''
  return { level, ...numbering, children: node.children }
}

// The items of a list that Word in a browser wrote, with a box around it or, formerly, without: their level is an
// attribute.
function wrapperEntries(node: Element): Entry[] {
  const isList = node.name === 'ul' || node.name === 'ol'
  if (!isList && !hasClass(node, 'ListContainerWrapper')) return []
  const list = isList ? node : findElement(node.children, ({ name }) => name === 'ul' || name === 'ol')
  const items = (list?.children ?? []).filter(isTag)
  if (isList && !items.every(({ attribs }) => 'data-aria-level' in attribs)) return []
  return items.map((item) => ({
    level: Number(item.attribs['data-aria-level'] ?? item.attribs['aria-level'] ?? 1) || 1,
    numbering: list?.name === 'ol' ? (list.attribs.type ?? '1') : null,
    start: Math.max(1, Number(list?.attribs.start ?? 1) || 1),
    children: item.children,
  }))
}

function entriesOf(node: AnyNode): Entry[] {
  if (!isTag(node)) return []
  if (node.name === 'div' || node.name === 'ul' || node.name === 'ol') return wrapperEntries(node)
  const entry = node.name === 'p' ? paragraphEntry(node) : null
  return entry ? [entry] : []
}

function listOf({ numbering, start }: Entry, items: Element[]): Element {
  if (numbering === null) return element('ul', items)
  return element('ol', items, { type: numbering, ...(start > 1 ? { start: String(start) } : {}) })
}

// Lists out of items with levels: a deeper item belongs to the one before it, another kind of marker is another list.
function nested(entries: Entry[]): Element[] {
  const lists: Element[] = []
  const level = Math.min(...entries.map((entry) => entry.level))
  let first: Entry | null = null
  let items: Element[] = []
  const close = () => {
    if (first && items.length > 0) lists.push(listOf(first, items))
    items = []
  }
  for (let index = 0; index < entries.length; ) {
    const entry = entries[index]
    if (!entry) break
    if (entry.level > level) {
      const end = entries.findIndex((other, place) => place > index && other.level <= level)
      const inner = nested(entries.slice(index, end < 0 ? entries.length : end))
      const owner = items.at(-1)
      if (owner) owner.children.push(...inner)
      else lists.push(...inner)
      index = end < 0 ? entries.length : end
      continue
    }
    if (first && (first.numbering === null) !== (entry.numbering === null)) close()
    if (items.length === 0) first = entry
    items.push(element('li', [...entry.children]))
    index += 1
  }
  close()
  return lists
}

const isSpace = (node: AnyNode): boolean => !isTag(node) && (!isText(node) || node.data.replace(blanks, '') === '')

export function gatherLists(nodes: AnyNode[]): AnyNode[] {
  const gathered: AnyNode[] = []
  let entries: Entry[] = []
  const close = () => {
    if (entries.length > 0) gathered.push(...nested(entries))
    entries = []
  }
  for (const node of nodes) {
    const found = entriesOf(node)
    if (found.length > 0) entries.push(...found)
    else if (entries.length === 0 || !isSpace(node)) {
      close()
      gathered.push(node)
    }
  }
  close()
  return gathered
}
