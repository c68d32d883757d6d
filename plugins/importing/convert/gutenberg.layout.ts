/** Blocks of WordPress that set a picture or a heading beside, behind or above others. */
import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import type { ConvertOptions } from './convert.types.ts'
import { embedBlocks } from './embed.convert.ts'
import { imageBlock, playerBlock } from './figure.convert.ts'
import { type GutenbergBlock, renderedHtml } from './gutenbergParse.ts'
import { lineFrom, type MarkupReading } from './line.convert.ts'
import { isBlankLine } from './line.tidy.ts'
import { blockAlignmentOf, type Element, findElement, hasWords, parseMarkup, wordsOf } from './markup.read.ts'
import { escapeAttribute } from './shortcodesMarkup.ts'

type Inner = (block: GutenbergBlock) => Block[]

const reading = (options: ConvertOptions): MarkupReading => ({ options, lineFeeds: 'fold' })

const ownNodes = (block: GutenbergBlock) => parseMarkup(block.innerContent.filter((part) => part !== null).join(''))

// A picture or a film in some markup, as a block; null when it is not in the library.
function mediaBlock(container: Element, options: ConvertOptions): Block | null {
  const film = findElement([container], ({ name }) => name === 'video')
  if (film) return playerBlock(film, reading(options))
  const img = findElement([container], ({ name }) => name === 'img')
  const made =
    img &&
    imageBlock(img, [], reading({ ...options, note: (kind, what) => kind === 'media' && options.note(kind, what) }))
  return made?.type === 'image' ? made : null
}

const percent = (value: unknown) => (typeof value === 'number' && value >= 10 && value <= 90 ? Math.round(value) : 50)

/** Returns a picture beside text: two columns (media-text). Null when the picture is not in the library. */
export function mediaText(block: GutenbergBlock, options: ConvertOptions, inner: Inner): Block[] | null {
  const nodes = ownNodes(block)
  const figure = findElement(nodes, ({ name }) => name === 'figure')
  const media = figure && !hasWords(nodes) ? mediaBlock(figure, options) : null
  const text = inner(block)
  if (!media) return null
  const width = percent(block.attrs?.mediaWidth)
  const picture = newBlock('column', { width }, { children: [media] })
  const words = newBlock(
    'column',
    { width: 100 - width },
    { children: text.length > 0 ? text : [newBlock('paragraph', {})] },
  )
  const children = block.attrs?.mediaPosition === 'right' ? [words, picture] : [picture, words]
  return [newBlock('columns', { stackOnMobile: block.attrs?.isStackedOnMobile !== false }, { children })]
}

// The picture of a cover that has it as a background of its style: an older cover, or one whose picture stands still.
function backgroundOf({ attrs }: GutenbergBlock): Element | null {
  const { url, alt = '', id } = attrs ?? {}
  if (typeof url !== 'string') return null
  const image = `<img class="wp-image-${Number(id)}" src="${escapeAttribute(url)}" alt="${escapeAttribute(String(alt))}">`
  return findElement(parseMarkup(image), () => true)
}

/** Converts text that is set over a picture: to the picture, and the text below it, in a box (cover). */
export function cover(block: GutenbergBlock, options: ConvertOptions, inner: Inner): Block[] | null {
  const nodes = ownNodes(block)
  const wrapper = findElement(nodes, () => true)
  if (!wrapper || hasWords(nodes)) return null
  const hasMedia = findElement(nodes, ({ name }) => name === 'img' || name === 'video') !== null
  const ground = hasMedia ? wrapper : backgroundOf(block)
  const media = ground && mediaBlock(ground, options)
  if (ground && !media) return null
  const children = [...(media ? [media] : []), ...inner(block)]
  if (children.length === 0) return null
  options.note('simplified', media ? 'text over a picture stands below it' : 'coloured ground of a cover')
  return [
    newBlock(
      'container',
      { alignment: blockAlignmentOf(wrapper) ?? 'none', anchor: wrapper.attribs.id ?? '' },
      { children },
    ),
  ]
}

/** Converts text that opens when its title is pressed: to the title, and the text below it, open (details). */
export function details(block: GutenbergBlock, options: ConvertOptions, inner: Inner): Block[] | null {
  const nodes = ownNodes(block)
  const summary = findElement(nodes, ({ name }) => name === 'summary')
  const title = summary ? lineFrom(summary.children, reading(options), [{ type: 'bold' }]) : null
  if (!summary || !title || wordsOf(nodes) !== wordsOf(summary)) return null
  options.note('simplified', 'text that opens by itself is open')
  const heading = isBlankLine(title) ? [] : [newBlock('paragraph', {}, { content: title })]
  const children = [...heading, ...inner(block)]
  return children.length > 0 ? [newBlock('container', {}, { children })] : null
}

/** Converts content of another site (embed). */
export function embed(block: GutenbergBlock, options: ConvertOptions): Block[] | null {
  const url = typeof block.attrs?.url === 'string' ? block.attrs.url : null
  return embedBlocks(parseMarkup(renderedHtml(block)), url, reading(options))
}
