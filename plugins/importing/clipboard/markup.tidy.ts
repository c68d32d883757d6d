/**
 * Makes markup that other programs put on the clipboard plain: what a text says stays, how it looked and what only its
 * program understood goes. What comes out has no attributes but addresses, and is made of what our blocks can hold.
 */
import { isTag, isText } from 'domhandler'
import {
  type AnyNode,
  classesOf,
  type Element,
  findElement,
  hasClass,
  hasWords,
  parseMarkup,
  styleOf,
  wordsOf,
} from '../convert/markup.read.ts'
import { elementsOf, type Letters, lettersInside } from './aroundStyle.ts'
import { flattened } from './lineFlatten.ts'
import { pastedAddress } from './link.tidy.ts'
import { legalList } from './list.tidy.ts'
import { element, text } from './nodeMake.ts'
import { emojiOf, isSeenPicture, pictureSource } from './picture.tidy.ts'
import { legalTable } from './table.tidy.ts'
import { gatherLists } from './wordListGather.ts'

// Context of the letters.
interface Around {
  letters: Letters
  link: string | null
  // True where the element's own style already implies a mark: bold in a heading.
  isDressed: boolean
}

// Elements whose content is not part of the text.
const silent = new Set([
  ...['script', 'style', 'title', 'meta', 'link', 'head', 'xml', 'noscript', 'template', 'svg', 'canvas', 'object'],
  ...['embed', 'param', 'source', 'track', 'map', 'input', 'button', 'select', 'textarea', 'datalist', 'dialog'],
])

const holders = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'address', 'center', 'nav', 'hgroup', 'form'],
  ...['fieldset', 'details', 'menu', 'dl', 'dd', 'html', 'body', 'figcaption', 'tr', 'td', 'th', 'tbody', 'li'],
])

const names = new Set(['dt', 'summary', 'legend'])

function isHidden(node: Element): boolean {
  const isMarkedOut = styleOf(node, 'display') === 'none' || styleOf(node, 'visibility') === 'hidden'
  return isMarkedOut || styleOf(node, 'mso-hide') === 'all' || 'hidden' in node.attribs
}

// Returns whether a node is what Word keeps beside the text: markers that it draws itself, comments, ends of
// paragraphs.
function isOfWordOnly(node: Element): boolean {
  if (/^(v|x|m\.?shapes):/.test(node.name)) return true
  const part = styleOf(node, 'mso-element')
  if (part === 'comment-list' || part === 'comment') return true
  if (styleOf(node, 'mso-list') === 'ignore') return true
  return hasClass(node, 'MsoCommentReference', 'EOP', 'LineBreakBlob', 'Apple-interchange-newline')
}

// Letters that were taken out, but are kept by a program that tracks changes.
const isTakenOut = (node: Element) => node.name === 'del' && ('cite' in node.attribs || 'datetime' in node.attribs)

function headingLevel(node: Element): number | null {
  const byName = /^h([1-6])$/.exec(node.name)?.[1]
  if (byName) return Number(byName)
  if (node.name !== 'p' && node.name !== 'div') return null
  const byClass = classesOf(node).find((name) => /^MsoHeading[1-6]$|^MsoTitle/.test(name))
  if (byClass) return Number(/\d/.exec(byClass)?.[0] ?? 1)
  const outline = styleOf(node, 'mso-outline-level')
  if (outline && /^[1-6]$/.test(outline)) return Number(outline)
  return node.attribs.role === 'heading' ? Number(node.attribs['aria-level'] ?? 2) || 2 : null
}

// The headline is the one heading of the first level that a page has.
const minHeadingLevel = 2

function heading(node: Element, level: number, around: Around): AnyNode[] {
  const { line, lifted } = flattened(tidy(node.children, { ...around, isDressed: true }))
  return [element(`h${Math.min(6, Math.max(minHeadingLevel, level))}`, line), ...lifted]
}

const isQuote = (node: Element) => node.name === 'blockquote' || hasClass(node, 'MsoQuote', 'MsoIntenseQuote')

// Mail programs indent with quotations; those have no border and no words about who said it.
const isIndent = (node: Element) => /^(none|0)/.test(styleOf(node, 'border') ?? '') && !('cite' in node.attribs)

const simple = new Set(['p', 'div', 'br', 'a', 'strong', 'em', 'u', 's', 'sup', 'sub', 'code'])

function quote(node: Element, around: Around): AnyNode[] {
  const inside = tidy(node.children, around)
  const isPlain = findElement(inside, ({ name }) => !simple.has(name)) === null
  return isPlain && !isIndent(node) ? [element('blockquote', inside)] : [element('div', inside)]
}

function figure(node: Element, around: Around): AnyNode[] {
  const caption = findElement(node.children, ({ name }) => name === 'figcaption')
  const inside = tidy(
    node.children.filter((child) => child !== caption),
    around,
  )
  const title = caption && hasWords(caption) ? wordsOf(caption) : ''
  const [table, ...others] = inside.filter((child) => isTag(child) || hasWords(child))
  if (title && table && isTag(table) && table.name === 'table' && others.length === 0) {
    const hasOwn = table.children.some((child) => isTag(child) && child.name === 'caption')
    if (!hasOwn) return [element('table', [element('caption', [text(title)]), ...table.children])]
  }
  const pictures = inside.filter((child) => findElement([child], ({ name }) => name === 'img') !== null)
  if (pictures.length !== 1 || hasWords(inside)) {
    return [element('div', inside), ...(caption ? [element('p', tidy(caption.children, around))] : [])]
  }
  const words = title ? [element('figcaption', [text(title)])] : []
  return [element('figure', [...pictures, ...words])]
}

function picture(node: Element, { link }: Around): AnyNode[] {
  const emoji = emojiOf(node)
  if (emoji !== null) return [text(emoji)]
  if (!isSeenPicture(node) || node.attribs['aria-roledescription'] === 'checkbox') return []
  const img = element('img', [], { src: pictureSource(node), alt: node.attribs.alt ?? '' })
  return [link === null ? img : element('a', [img], { href: link })]
}

function elsewhere(node: Element): AnyNode[] {
  const source = findElement([node], ({ attribs }) => Boolean(attribs.src))?.attribs.src ?? ''
  const address = pastedAddress(source.startsWith('//') ? `https:${source}` : source)
  return address === null ? [] : [element('p', [element('a', [text(address)], { href: address })])]
}

function preformatted(node: Element): AnyNode[] {
  const read = (nodes: AnyNode[]): AnyNode[] =>
    nodes.flatMap((child) => {
      if (!isTag(child)) return isText(child) ? [text(child.data)] : []
      return child.name === 'br' ? [element('br', [])] : read(child.children)
    })
  return [element('pre', read(node.children))]
}

// Invisible characters. Joiners stay: scripts and signs are made of them.
const unseen = /[\u200b\u2060\ufeff\u00ad]/g

// Browsers write a no-break space where a space would be folded away: beside another one.
function plainSpaces(words: string): string {
  return words.replace(/[ \u00a0]{2,}/g, ' ')
}

function letters(data: string, { letters: marks, link, isDressed }: Around): AnyNode[] {
  const words = plainSpaces(data.replace(unseen, ''))
  if (words === '') return []
  const shown = elementsOf(marks).filter((name) => !(isDressed && name === 'strong') && !(link && name === 'u'))
  const dressed = shown.reduceRight((inside: AnyNode, name) => element(name, [inside]), text(words))
  return [link === null ? dressed : element('a', [dressed], { href: link })]
}

// An element that makes a block or a line of its own; null for one that only says something of its letters.
function block(node: Element, around: Around): AnyNode[] | null {
  const level = headingLevel(node)
  if (level !== null) return heading(node, level, around)
  if (isQuote(node)) return quote(node, around)
  if (node.name === 'p') return [element('p', tidy(node.children, around))]
  if (node.name === 'ol' && 'reversed' in node.attribs) return countedDown(node, around)
  if (node.name === 'ul' || node.name === 'ol') {
    const children = node.children.filter(isTag).map((child) => {
      return element('li', child.name === 'li' ? tidy(child.children, around) : tidy([child], around))
    })
    return legalList(element(node.name, children, node.attribs))
  }
  if (node.name === 'table') {
    return legalTable(node, (cell) =>
      tidy(cell.children, {
        ...around,
        letters: lettersInside(cell, around.letters),
        isDressed: cell.name === 'th',
      }),
    )
  }
  if (node.name === 'figure') return figure(node, around)
  if (node.name === 'pre') return preformatted(node)
  if (node.name === 'hr') return [element('hr', [])]
  if (node.name === 'iframe' || node.name === 'video' || node.name === 'audio') return elsewhere(node)
  if (names.has(node.name)) {
    return [element('p', tidy(node.children, { ...around, letters: new Set([...around.letters, 'bold' as const]) }))]
  }
  return holders.has(node.name) ? [element('div', tidy(node.children, around))] : null
}

// A span that is shown as a block: an empty one parts paragraphs (Slack writes no others).
function boxed(node: Element, around: Around): AnyNode[] {
  return hasWords(node) ? [element('div', tidy(node.children, around))] : [element('br', []), element('br', [])]
}

// A list that counts down, as paragraphs with their numbers: our lists count up.
function countedDown(node: Element, around: Around): AnyNode[] {
  const items = node.children.filter(isTag)
  const start = Number.parseInt(node.attribs.start ?? '', 10)
  const first = Number.isFinite(start) ? start : items.length
  return items.flatMap((item, index) => {
    const { line, lifted } = flattened(tidy(item.children, around))
    return [element('p', [text(`${first - index}. `), ...line]), ...lifted]
  })
}

function tidyElement(node: Element, around: Around): AnyNode[] {
  if (silent.has(node.name) || isHidden(node) || isOfWordOnly(node) || isTakenOut(node)) return []
  if (node.name === 'br') return [element('br', [])]
  if (node.name === 'img') return picture(node, around)
  if (node.name === 'a') {
    const link = pastedAddress(node.attribs.href ?? '') ?? around.link
    return tidy(node.children, { ...around, link, letters: lettersInside(node, around.letters) })
  }
  if (hasClass(node, 'Apple-converted-space')) return [text(' ')]
  const inside = { ...around, letters: lettersInside(node, around.letters) }
  if (node.name === 'span' && styleOf(node, 'display') === 'block') return boxed(node, inside)
  if (node.name === 'q') return [text('“'), ...tidy(node.children, inside), text('”')]
  return block(node, inside) ?? tidy(node.children, inside)
}

function tidy(nodes: AnyNode[], around: Around): AnyNode[] {
  return gatherLists(nodes).flatMap((node) => {
    if (isText(node)) return letters(node.data, around)
    return isTag(node) ? tidyElement(node, around) : []
  })
}

// Notes of pages that Word has put behind what was selected.
const notesBehind = /<div[^>]*mso-element:\s*(?:foot|end)note-list/i

// Returns the markup of the selection: programs put the rest of the page around it, so that its styles can be
// understood. The notes that it refers to are part of it.
function fragmentOf(html: string): string {
  const start = html.search(/<!--\s*StartFragment\s*-->/i)
  const end = html.search(/<!--\s*EndFragment\s*-->/i)
  if (start < 0 || end <= start) return html
  const notes = html.slice(end).search(notesBehind)
  return html.slice(html.indexOf('-->', start) + 3, end) + (notes < 0 ? '' : html.slice(end + notes))
}

export function tidyMarkup(html: string): AnyNode[] {
  return tidy(parseMarkup(fragmentOf(html)), { letters: new Set(), link: null, isDressed: false })
}
