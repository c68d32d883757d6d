import { type Comment, isComment, isTag, isText } from 'domhandler'
import type { Block, Inline, Mark } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { giveAnchor, idsIn, ownIds } from './anchorsLink.ts'
import { codeBlock } from './code.convert.ts'
import type { ConvertOptions } from './convert.types.ts'
import { figureBlocks, galleryBlocks, imageBlock, keptBlock, pullquoteBlock } from './figure.convert.ts'
import {
  isInlineElement,
  lineFrom,
  type MarkupReading,
  marksInside,
  noteComment,
  noteStyling,
  paragraphsOfText,
  quotationMarks,
  textOfSmiley,
  textParts,
} from './line.convert.ts'
import { isBlankLine, type LinePart, tidyLine } from './line.tidy.ts'
import { listBlock } from './list.convert.ts'
import {
  type AnyNode,
  type Element,
  findElement,
  hasClass,
  hasWords,
  parseMarkup,
  styleOf,
  type TextAlignment,
  textAlignmentOf,
} from './markup.read.ts'
import { tableBlock } from './table.convert.ts'
import { withoutTemplateCode } from './templateCode.ts'

// Elements that only hold others.
const transparent = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'center', 'nav', 'address', 'hgroup'],
  ...['html', 'body', 'picture'],
])

// Elements that show something of their own where a paragraph may be cut.
const replaced = new Set([
  ...['iframe', 'video', 'audio', 'object', 'embed', 'script', 'style', 'noscript', 'svg', 'canvas', 'form', 'table'],
  ...['pre', 'ul', 'ol', 'blockquote', 'figure', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'dl', 'details'],
])

// Returns whether a paragraph contains an element that is part of its sentence and has no mark: it may not be split.
function hasStranger(nodes: AnyNode[]): boolean {
  return nodes.some((node) => {
    if (!isTag(node) || replaced.has(node.name) || node.name === 'img') return false
    return !(isInlineElement(node) || transparent.has(node.name)) || hasStranger(node.children)
  })
}

// Context of an element: the marks of the text around it, and the alignment of that text.
interface Around {
  marks: Mark[]
  alignment: TextAlignment | null
}

// The blocks of an element; null when its children are to be walked in its place.
type Converter = (element: Element, around: Around, reading: MarkupReading) => Block[] | null

const keep = (element: Element, reading: MarkupReading, name = `<${element.name}>`): Block[] => [
  keptBlock(element, name, reading),
]

function paragraphBlocks(content: Inline[], alignment: TextAlignment | null): Block[] {
  return isBlankLine(content) ? [] : [newBlock('paragraph', { alignment: alignment ?? 'left' }, { content })]
}

const paragraph: Converter = (element, { marks, alignment }, reading) => {
  const line = lineFrom(element.children, reading, marks)
  if (!line && hasStranger(element.children)) return keep(element, reading, '<p> with unknown markup')
  noteStyling(element, reading)
  return line && paragraphBlocks(line, alignment)
}

const heading: Converter = (element, { marks, alignment }, reading) => {
  const content = lineFrom(element.children, reading, marks)
  if (!content) return hasWords(element) ? keep(element, reading) : null
  if (content.length === 0) return []
  noteStyling(element, reading)
  const level = Number(element.name.slice(1))
  return [
    newBlock('heading', { level, alignment: alignment === 'justify' ? 'left' : (alignment ?? 'left') }, { content }),
  ]
}

const list: Converter = (element, _around, reading) => {
  if (hasClass(element, 'wp-block-gallery')) return galleryBlocks(element, reading)
  const block = listBlock(element, reading)
  return block ? [block] : keep(element, reading)
}

const quotation: Converter = (element, { marks }, reading) => {
  const pullquote = hasClass(element, 'wp-block-pullquote') ? pullquoteBlock(element, reading) : null
  if (pullquote) return [pullquote]
  const content = lineFrom(element.children, reading, marks)
  if (!content) return keep(element, reading)
  if (element.attribs.cite) reading.options.note('simplified', `source of a quotation: ${element.attribs.cite}`)
  noteStyling(element, reading)
  return content.length === 0 ? [] : [newBlock('blockquote', {}, { content })]
}

const holder: Converter = (element, _around, reading) => {
  if (hasClass(element, 'wp-block-spacer')) {
    return [newBlock('spacer', { height: spacerHeight(styleOf(element, 'height')) })]
  }
  if (hasClass(element, 'gallery') && findElement(element.children, ({ name }) => name === 'img')) {
    return galleryBlocks(element, reading)
  }
  // The wrapper of a player is what gives it its size.
  const player = findElement(element.children, ({ name }) => name === 'iframe' || name === 'video' || name === 'object')
  if (player && !hasWords(element)) return keep(element, reading, `<${player.name}>`)
  noteStyling(element, reading)
  return null
}

const table: Converter = (element, _around, reading) => {
  const block = tableBlock(element, reading)
  return block ? [block] : keep(element, reading)
}

const preformatted: Converter = (element, _around, reading) => {
  const block = codeBlock(element, reading)
  return block ? [block] : keep(element, reading)
}

function converterOf(name: string): Converter {
  if (name === 'p') return paragraph
  if (/^h[1-6]$/.test(name)) return heading
  if (name === 'ul' || name === 'ol') return list
  if (name === 'blockquote') return quotation
  if (name === 'figure') return (element, _around, reading) => figureBlocks(element, reading)
  if (name === 'img') return (element, { marks }, reading) => [imageBlock(element, marks, reading)]
  if (name === 'table') return table
  if (name === 'pre') return preformatted
  if (name === 'hr') return () => [newBlock('separator', {})]
  if (transparent.has(name)) return holder
  return (element, _around, reading) => keep(element, reading)
}

const isSpace = (part: LinePart): boolean => part.type === 'text' && part.text.trim() === ''

const isInLine = (loose: LinePart[]): boolean => loose.findLast((part) => !isSpace(part))?.type === 'text'

// Walks markup in reading order and writes blocks; loose text between them gathers into paragraphs.
class Flow {
  readonly blocks: Block[] = []
  private loose: LinePart[] = []
  private readonly aside: string[] = []
  // Pictures in the middle of the loose text: they follow it, so that its sentence stays whole.
  private pictures: Block[] = []
  // Number of parts of the loose text before the last picture.
  private beforePicture = 0
  // Ids that no block has as its anchor yet.
  private ids: string[] = []
  private readonly reading: MarkupReading

  constructor(reading: MarkupReading) {
    this.reading = { ...reading, aside: this.aside }
  }

  walk(nodes: AnyNode[], around: Around): void {
    for (const node of nodes) {
      if (isText(node)) this.text(node.data, around)
      else if (isComment(node)) this.comment(node, around)
      else if (!isTag(node)) continue
      else if (node.name === 'br') this.break({ type: 'hardBreak' }, around)
      else if (isInlineElement(node)) this.inline(node, around)
      else this.element(node, around)
    }
  }

  // Ends the paragraph of loose text, if there is one.
  end(alignment: TextAlignment | null): void {
    this.add([...paragraphBlocks(tidyLine(this.loose), alignment), ...this.pictures, ...this.setAside()])
    this.loose = []
    this.pictures = []
  }

  // Shortcodes as comments: the newsroom sees them in their place, readers do not.
  private setAside(): Block[] {
    const comments = this.aside.splice(0).map((source) => `<!-- ${source.replaceAll('-->', '--&gt;')} -->`)
    return comments.length > 0 ? [newBlock('html', { content: comments.join('\n') })] : []
  }

  // Says which places of the page are gone, because no block came after them.
  finish(): void {
    this.end(null)
    for (const id of this.ids) this.reading.options.note('simplified', `place in the page: #${id}`)
  }

  private add(blocks: Block[], ids: readonly string[] = []): void {
    this.blocks.push(...blocks)
    if (giveAnchor(blocks, [...this.ids, ...ids], this.reading.options)) this.ids = []
  }

  // A line break; after a picture, which then stood on a line of its own, it ends the paragraph.
  private break(part: LinePart, { alignment }: Around): void {
    if (this.pictures.length > 0 && this.loose.slice(this.beforePicture).every(isSpace)) this.end(alignment)
    else this.loose.push(part)
  }

  private text(text: string, around: Around): void {
    const { marks, alignment } = around
    const parts = this.reading.lineFeeds === 'break' ? paragraphsOfText(text) : [text]
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.end(alignment)
      for (const piece of textParts(part, marks, this.reading)) {
        if (piece.type === 'softBreak') this.break(piece, around)
        else this.loose.push(piece)
      }
    }
  }

  private comment(node: Comment, { alignment }: Around): void {
    // WordPress reads a block whose name it does not allow as a comment; its attributes may be all there is of it.
    if (/^\s*\/?wp:/.test(node.data)) {
      this.end(alignment)
      this.add([keptBlock(node, 'block with a name that is not allowed', this.reading)])
    } else noteComment(node.data, this.reading)
  }

  private inline(element: Element, around: Around): void {
    this.ids.push(...ownIds(element))
    const smiley = textOfSmiley(element)
    if (smiley !== null) this.loose.push({ type: 'text', text: smiley, marks: around.marks })
    const marks = marksInside(element, around.marks, this.reading)
    const [opening, closing] = quotationMarks(element)
    this.loose.push({ type: 'text', text: opening, marks: around.marks })
    this.walk(element.children, { ...around, marks })
    this.loose.push({ type: 'text', text: closing, marks: around.marks })
  }

  private element(element: Element, around: Around): void {
    const inside: Around = { ...around, alignment: textAlignmentOf(element) ?? around.alignment }
    if (element.name === 'img' && isInLine(this.loose)) {
      this.pictures.push(imageBlock(element, inside.marks, this.reading))
      this.beforePicture = this.loose.length
      return
    }
    this.end(around.alignment)
    const blocks = converterOf(element.name)(element, inside, this.reading)
    // The items of a list have anchors of their own.
    const ids = element.name === 'ul' || element.name === 'ol' ? ownIds(element) : idsIn(element)
    if (blocks) this.add([...blocks, ...this.setAside()], ids)
    else {
      this.ids.push(...ownIds(element))
      this.walk(element.children, inside)
      this.end(inside.alignment)
    }
  }
}

/** Returns a height in px for a spacer, within its limits; 20 (its default) when it is not given in px. */
export function spacerHeight(height: unknown): number {
  const px = Number.parseFloat(String(height ?? ''))
  const isPixels = /^\s*[\d.]+(px)?\s*$/.test(String(height))
  return isPixels && Number.isFinite(px) ? Math.min(2000, Math.max(1, Math.round(px))) : 20
}

function convert(html: string, options: ConvertOptions, lineFeeds: MarkupReading['lineFeeds']): Block[] {
  const flow = new Flow({ options, lineFeeds })
  flow.walk(parseMarkup(withoutTemplateCode(html, options.note)), { marks: [], alignment: null })
  flow.finish()
  return flow.blocks
}

/**
 * Returns the blocks of a piece of HTML. An element without a block of its own (frames, tables that span, players,
 * unknown elements) is kept as it is in an html block; no text is ever dropped.
 */
export function blocksFromHtml(html: string, options: ConvertOptions): Block[] {
  return convert(html, options, 'fold')
}

/**
 * Does the same for text out of WordPress's classic editor, where a blank line ends a paragraph and a line feed breaks
 * a line.
 */
export function blocksFromClassicHtml(html: string, options: ConvertOptions): Block[] {
  return convert(html, options, 'break')
}

/**
 * Returns a short text with markup (a dek, a description) as one line; what is no text is reported by its words only.
 */
export function lineFromHtml(html: string, options: ConvertOptions): Inline[] {
  const nodes = parseMarkup(html)
  const reading: MarkupReading = { options, lineFeeds: 'fold' }
  const line = lineFrom(nodes, reading)
  if (line) return line
  options.note('simplified', 'markup in a short text')
  return tidyLine([{ type: 'text', text: wordsOfNodes(nodes), marks: [] }])
}

function wordsOfNodes(nodes: AnyNode[]): string {
  return nodes.map((node) => (isText(node) ? node.data : isTag(node) ? wordsOfNodes(node.children) : '')).join(' ')
}
