import { isComment, isTag, isText } from 'domhandler'
import type { Inline, Mark, MarkType } from '#blocks/core/block.types.ts'
import { linkMark, relationsIn } from '#contract/linkMark.ts'
import type { ConvertOptions } from './convert.types.ts'
import { isBlankLine, type LinePart, tidyLine } from './line.tidy.ts'
import { type AnyNode, classesOf, type Element } from './markup.read.ts'
import { heldShortcode } from './shortcodes.read.ts'

/** Options of reading markup: the meaning of a line feed depends on WordPress's editor. */
export interface MarkupReading {
  options: ConvertOptions
  /** `fold`: a line feed is a space, as in HTML. `break`: it breaks the line, as in WordPress's classic editor. */
  lineFeeds: 'fold' | 'break'
  aside?: string[]
}

// Elements whose meaning one of our marks has.
const exactMarks: Record<string, Exclude<MarkType, 'link'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
}

// Elements that look like one of our marks and mean more.
const nearMarks: Record<string, Exclude<MarkType, 'link'>> = {
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  ins: 'underline',
  del: 'strike',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

// Elements whose text stands for them when they are gone.
const dropped = new Set([
  ...['span', 'font', 'small', 'big', 'abbr', 'acronym', 'mark', 'q', 'label', 'time', 'bdi', 'bdo', 'data', 'nobr'],
  ...['wbr', 'blink'],
])

// Elements that may stand inside a line where several paragraphs share it, as in a quotation.
const paragraphLike = new Set(['p', 'div', 'footer', 'section', 'center', 'address'])

// Marks stand in one order, the link last, so that equal text has equal marks.
const order: MarkType[] = ['bold', 'italic', 'strike', 'underline', 'code', 'subscript', 'superscript', 'link']

function withMark(marks: Mark[], mark: Mark): Mark[] {
  const others = marks.filter(({ type }) => type !== mark.type)
  return [...others, mark].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
}

/** Returns the character or the ":-)" that WordPress drew as a picture; null for any other element. */
export function textOfSmiley({ name, attribs }: Element): string | null {
  const isSmiley = name === 'img' && /(^|\s)(wp-smiley|emoji)(\s|$)/.test(attribs.class ?? '')
  return isSmiley ? attribs.alt?.trim() || null : null
}

export function isInlineElement(element: Element): boolean {
  const { name } = element
  if (textOfSmiley(element) !== null) return true
  return name === 'br' || name === 'a' || name in exactMarks || name in nearMarks || dropped.has(name)
}

function markOfLink(element: Element, { note }: ConvertOptions): Mark | null {
  const href = element.attribs.href
    ?.replace(/[\t\r\n]/g, '')
    .trim()
    .replace(/ /g, '%20')
  if (!href) return null
  if (/^(javascript|data|vbscript):/i.test(href.replace(/[\s\0]/g, ''))) {
    note('simplified', 'link that runs a script')
    return null
  }
  const rel = element.attribs.rel?.toLowerCase().split(/\s+/)
  return linkMark(href, { newTab: element.attribs.target === '_blank', rel })
}

/** Says which relations of a link are lost: only links of text have a place for them. */
export function noteRelations(rel: string | undefined, what: string, { note }: ConvertOptions): void {
  const lost = relationsIn(rel?.toLowerCase().split(/\s+/))
  if (lost.length > 0) note('simplified', `rel="${lost.join(' ')}" of the link of a ${what}`)
}

/**
 * Returns the marks of what stands inside an inline element, given those around it; says so where the element means
 * more.
 */
export function marksInside(element: Element, marks: Mark[], { options }: MarkupReading): Mark[] {
  const { name } = element
  if (name === 'a') {
    const link = markOfLink(element, options)
    return link ? withMark(marks, link) : marks
  }
  const exact = exactMarks[name]
  if (exact) return withMark(marks, { type: exact })
  const near = nearMarks[name]
  if (near) options.note('simplified', `<${name}> became ${near}`)
  else if (name !== 'wbr' && name !== 'img' && Object.keys(element.attribs).some((key) => key !== 'id'))
    options.note('simplified', `<${name}> formatting`)
  return near ? withMark(marks, { type: near }) : marks
}

/** Returns the parts of a text node. Blank lines are left to the caller: to some they end a paragraph. */
export function textParts(text: string, marks: Mark[], { lineFeeds }: MarkupReading): LinePart[] {
  if (lineFeeds === 'fold') return [{ type: 'text', text, marks }]
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((part, index): LinePart[] => {
      const run: LinePart = { type: 'text', text: part, marks }
      return index === 0 ? [run] : [{ type: 'softBreak' }, run]
    })
}

function partsOfText(text: string, marks: Mark[], reading: MarkupReading): LinePart[] {
  if (reading.lineFeeds === 'fold') return textParts(text, marks, reading)
  return paragraphsOfText(text).flatMap((part, index): LinePart[] =>
    index === 0 ? textParts(part, marks, reading) : [{ type: 'gap' }, ...textParts(part, marks, reading)],
  )
}

export function paragraphsOfText(text: string): string[] {
  return text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/)
}

export function noteComment(data: string, { options, aside }: MarkupReading): void {
  const shortcode = heldShortcode(data)
  if (shortcode !== null && aside) {
    aside.push(shortcode)
    return
  }
  const name = data.trim().split(/\s/)[0] ?? ''
  options.note('simplified', /^(more|nextpage|noteaser)$/.test(name) ? `<!--${name}-->` : 'comment in the markup')
}

/** Returns the quotation marks that `<q>` shows around its text without their being in the text. */
export function quotationMarks({ name }: Element): [string, string] {
  return name === 'q' ? ['“', '”'] : ['', '']
}

function quoted(element: Element, parts: LinePart[], marks: Mark[]): LinePart[] {
  const [opening, closing] = quotationMarks(element)
  return [{ type: 'text', text: opening, marks }, ...parts, { type: 'text', text: closing, marks }]
}

// The parts of nodes as one line; null when something in them is no text (a picture, a table, an unknown element).
function partsOf(nodes: AnyNode[], marks: Mark[], reading: MarkupReading): LinePart[] | null {
  const parts: LinePart[] = []
  for (const node of nodes) {
    if (isText(node)) parts.push(...partsOfText(node.data, marks, reading))
    else if (isComment(node)) noteComment(node.data, reading)
    else if (isTag(node) && node.name === 'br') parts.push({ type: 'hardBreak' })
    else if (isTag(node)) {
      const smiley = textOfSmiley(node)
      if (smiley !== null) parts.push({ type: 'text', text: smiley, marks })
      const shares = paragraphLike.has(node.name)
      if (!shares && !isInlineElement(node)) return null
      const inner = shares ? marks : marksInside(node, marks, reading)
      const inside = partsOf(node.children, inner, reading)
      if (!inside) return null
      parts.push(
        ...(shares ? [{ type: 'gap' as const }, ...inside, { type: 'gap' as const }] : quoted(node, inside, marks)),
      )
    }
  }
  return parts
}

/**
 * Nodes as one line of text; null when something in them is no text, so that the caller keeps the markup instead.
 * Paragraphs in them share the line with an empty line between.
 */
export function lineFrom(nodes: AnyNode[], reading: MarkupReading, marks: Mark[] = []): Inline[] | null {
  // Notes of a line that is given up would count what is kept after all.
  const notes: Parameters<ConvertOptions['note']>[] = []
  const options: ConvertOptions = { ...reading.options, note: (...note) => notes.push(note) }
  const aside: string[] = []
  const parts = partsOf(nodes, marks, { ...reading, options, ...(reading.aside ? { aside } : {}) })
  if (!parts) return null
  for (const note of notes) reading.options.note(...note)
  reading.aside?.push(...aside)
  const line = tidyLine(parts)
  return isBlankLine(line) ? [] : line
}

// Classes that only say again what an element is, or how it is aligned.
const plainClasses = /^(wp-block-[a-z-]+|has-text-align-\w+|align\w+|align-\w+|p\d|s\d|MsoNormal)$/

export function noteStyling(element: Element, { options }: MarkupReading): void {
  const style = (element.attribs.style ?? '').replace(/text-align\s*:[^;]*;?/gi, '').trim()
  if (style || classesOf(element).some((name) => !plainClasses.test(name))) {
    options.note('simplified', `class or style of <${element.name}>`)
  }
}
