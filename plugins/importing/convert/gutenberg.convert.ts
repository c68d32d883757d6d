import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { resolveAddresses } from './addressesResolve.ts'
import type { ConvertOptions } from './convert.types.ts'
import { playerBlock } from './figure.convert.ts'
import { cover, details, embed, mediaText } from './gutenberg.layout.ts'
import { type GutenbergBlock, parseGutenberg, renderedHtml } from './gutenbergParse.ts'
import { blocksFromHtml, spacerHeight } from './html.convert.ts'
import { lineFrom, type MarkupReading, noteRelations, noteStyling } from './line.convert.ts'
import { blockAlignmentOf, type Element, findElement, hasClass, hasWords, parseMarkup, wordsOf } from './markup.read.ts'
import { withoutBlockedPictures } from './pictureBlocked.ts'
import { blocksFromClassic, expandShortcodes } from './shortcodes.convert.ts'

interface Conversion {
  options: ConvertOptions
  // Reusable blocks being expanded, so that one that holds itself ends.
  expanding: readonly string[]
  // Shared by a whole body: how many reusable blocks may still be expanded in it.
  expansions: { left: number }
  depth: number
}

// Blocks nested deeper are kept as html: no editor makes them, and every tool that walks the tree has to survive them.
const maxBlockDepth = 40

// Reusable blocks that hold each other twice could otherwise double with each of them.
const maxExpansions = 500

type Converter = (block: GutenbergBlock, conversion: Conversion) => Block[] | null

// The HTML of these says all there is to say about them.
const fromRenderedHtml: Converter = (block, { options }) => {
  const html = renderedHtml(block)
  const blocks = blocksFromHtml(expandShortcodes(html, options), options)
  if (blocks.length > 0) return blocks
  if (hasWords(parseMarkup(html))) return null
  // Editors leave empty paragraphs behind; they show nothing.
  options.note('simplified', `empty ${block.blockName}`)
  return []
}

const code: Converter = (block, { options }) => {
  const blocks = blocksFromHtml(renderedHtml(block), options)
  return blocks.length > 0 ? blocks : null
}

// A list item that stands alone gets a list around it.
const loneListItem: Converter = (block, { options }) => blocksFromHtml(`<ul>${renderedHtml(block)}</ul>`, options)

function inner(block: GutenbergBlock, conversion: Conversion): Block[] {
  return block.innerBlocks.flatMap((child) => convertBlock(child, { ...conversion, depth: conversion.depth + 1 }))
}

// The element that a block with inner blocks is drawn as; null when words stand in it outside the inner blocks.
function wrapperOf(block: GutenbergBlock): Element | null {
  const nodes = parseMarkup(block.innerContent.filter((part) => part !== null).join(''))
  return hasWords(nodes) ? null : findElement(nodes, () => true)
}

const reading = (options: ConvertOptions): MarkupReading => ({ options, lineFeeds: 'fold' })

const group: Converter = (block, conversion) => {
  const wrapper = wrapperOf(block)
  const children = inner(block, conversion)
  if (!wrapper || children.length === 0) return null
  noteStyling(wrapper, reading(conversion.options))
  return [
    newBlock(
      'container',
      { alignment: blockAlignmentOf(wrapper) ?? 'none', anchor: wrapper.attribs.id ?? '' },
      { children },
    ),
  ]
}

// The width of a column in percent, within 10 and 100; without one the columns share the row.
function columnWidth(width: unknown, siblings: number): number {
  const text = String(width ?? '')
  const percent = /^\s*[\d.]+%?\s*$/.test(text) ? Number.parseFloat(text) : Number.NaN
  return Math.min(100, Math.max(10, Math.round(Number.isFinite(percent) ? percent : 100 / siblings)))
}

function columnBlock(block: GutenbergBlock, siblings: number, conversion: Conversion): Block | null {
  if (block.blockName !== 'core/column' || !wrapperOf(block)) return null
  const children = inner(block, conversion)
  const content = children.length > 0 ? children : [newBlock('paragraph', {})]
  return newBlock('column', { width: columnWidth(block.attrs?.width, siblings) }, { children: content })
}

function columnsBlock(columns: GutenbergBlock[], stackOnMobile: boolean, conversion: Conversion): Block[] | null {
  if (columns.length < 1 || columns.length > 6) return null
  const children = columns.map((column) => columnBlock(column, columns.length, conversion))
  if (children.includes(null)) return null
  return [newBlock('columns', { stackOnMobile }, { children: children.filter((child) => child !== null) })]
}

const columns: Converter = (block, conversion) =>
  wrapperOf(block) ? columnsBlock(block.innerBlocks, block.attrs?.isStackedOnMobile !== false, conversion) : null

const loneColumn: Converter = (block, conversion) => columnsBlock([block], true, conversion)

function buttonBlock(block: GutenbergBlock, { options }: Conversion): Block | null {
  if (block.blockName !== 'core/button') return null
  const nodes = parseMarkup(renderedHtml(block))
  const link = findElement(nodes, ({ name }) => name === 'a' || name === 'button')
  const content = link ? lineFrom(link.children, reading(options)) : null
  if (!link || !content || wordsOf(link) !== wordsOf(nodes)) return null
  const isOutline = findElement(nodes, (element) => hasClass(element, 'is-style-outline')) !== null
  if (!link.attribs.href)
    options.note('simplified', `button without an address, which readers do not see: ${wordsOf(link)}`)
  noteRelations(link.attribs.rel, 'button', options)
  if (block.attrs?.backgroundColor || block.attrs?.style) options.note('simplified', 'colour or style of a button')
  return newBlock(
    'button',
    { link: link.attribs.href ?? '', kind: 'link', style: isOutline ? 'outline' : 'default' },
    { content },
  )
}

function buttonGroup(blocks: GutenbergBlock[], justify: unknown, conversion: Conversion): Block[] | null {
  const children = blocks.map((block) => buttonBlock(block, conversion))
  if (children.length === 0 || children.includes(null)) return null
  const alignButtons = justify === 'center' || justify === 'right' ? justify : 'left'
  return [newBlock('button-group', { alignButtons }, { children: children.filter((child) => child !== null) })]
}

const buttons: Converter = (block, conversion) => {
  const layout: unknown = block.attrs?.layout
  const justify = layout && typeof layout === 'object' && 'justifyContent' in layout ? layout.justifyContent : null
  return wrapperOf(block) ? buttonGroup(block.innerBlocks, justify ?? block.attrs?.align, conversion) : null
}

const loneButton: Converter = (block, conversion) => buttonGroup([block], block.attrs?.align, conversion)

const file: Converter = (block, { options }) => {
  const nodes = parseMarkup(renderedHtml(block))
  const name = findElement(nodes, (element) => element.name === 'a' && !hasClass(element, 'wp-block-file__button'))
  const download = findElement(nodes, (element) => hasClass(element, 'wp-block-file__button'))
  const url = name?.attribs.href ?? download?.attribs.href
  if (!name || !url) return null
  const words = wordsOf(name) + (download ? wordsOf(download) : '')
  if (words.replace(/\s/g, '') !== wordsOf(nodes).replace(/\s/g, '')) return null
  const id: unknown = block.attrs?.id
  const media = options.resolveMedia({ url, attachmentId: id === undefined ? null : String(id), scheme: 'other' })
  if (!media) {
    options.note('media', url)
    return null
  }
  return [
    newBlock('file', {
      contentId: media.id,
      scheme: media.scheme,
      name: wordsOf(name),
      showDownloadButton: download !== null,
    }),
  ]
}

// A film or a recording out of the library; one that is not there is kept as it stood.
const player: Converter = (block, { options }) => {
  const [only, ...others] = parseMarkup(renderedHtml(block)).filter((node) => 'attribs' in node || hasWords([node]))
  const found = only && 'attribs' in only && others.length === 0 ? playerBlock(only, reading(options)) : null
  return found ? [found] : null
}

// A reusable block's blocks take its place (docs/spec/reader-site.md#reusable-blocks), where the export holds them.
const reusable: Converter = (block, conversion) => {
  const reference = block.attrs?.ref === undefined ? '' : String(block.attrs.ref)
  const isExpandable = !conversion.expanding.includes(reference) && conversion.expansions.left > 0
  const content = isExpandable ? conversion.options.reusable?.(reference) : null
  if (!content) return null
  conversion.expansions.left -= 1
  conversion.options.note('simplified', 'reusable block copied into the story')
  return parseGutenberg(resolveAddresses(content, conversion.options)).flatMap((child) =>
    convertBlock(child, {
      ...conversion,
      depth: conversion.depth + 1,
      expanding: [...conversion.expanding, reference],
    }),
  )
}

// The footnotes of a story, which WordPress keeps apart from its text, as it shows them: a list that leads back to the
// marks.
const footnotes: Converter = (_block, { options }) => {
  const items = (options.footnotes ?? []).map(({ id, content }) => {
    return `<li id="${id}">${content} <a href="#${id}-link">↩︎</a></li>`
  })
  return blocksFromHtml(resolveAddresses(`<ol class="wp-block-footnotes">${items.join('')}</ol>`, options), options)
}

// The converter of each WordPress block. Blocks without one, or for which it returns null, are kept unchanged in an
// html block.
const converters: Record<string, Converter> = {
  'core/paragraph': fromRenderedHtml,
  'core/heading': fromRenderedHtml,
  'core/list': fromRenderedHtml,
  'core/list-item': loneListItem,
  'core/quote': fromRenderedHtml,
  'core/pullquote': fromRenderedHtml,
  'core/image': fromRenderedHtml,
  'core/gallery': fromRenderedHtml,
  'core/table': fromRenderedHtml,
  'core/code': code,
  'core/preformatted': fromRenderedHtml,
  'core/video': player,
  'core/audio': player,
  'core/separator': () => [newBlock('separator', {})],
  'core/spacer': (block) => [newBlock('spacer', { height: spacerHeight(block.attrs?.height ?? 100) })],
  'core/html': (block, { options }) => [
    newBlock('html', { content: withoutBlockedPictures(renderedHtml(block).trim(), options.note) }),
  ],
  'core/shortcode': (block, { options }) => blocksFromClassic(renderedHtml(block), options),
  'core/freeform': (block, { options }) => blocksFromClassic(renderedHtml(block), options),
  'core/group': group,
  'core/columns': columns,
  'core/column': loneColumn,
  'core/buttons': buttons,
  'core/button': loneButton,
  'core/file': file,
  'core/block': reusable,
  'core/footnotes': footnotes,
  'core/media-text': (block, conversion) => mediaText(block, conversion.options, (held) => inner(held, conversion)),
  'core/cover': (block, conversion) => cover(block, conversion.options, (held) => inner(held, conversion)),
  'core/details': (block, conversion) => details(block, conversion.options, (held) => inner(held, conversion)),
  'core/embed': (block, { options }) => embed(block, options),
}

// Until WordPress 5.6 each site that could be embedded had a block of its own (core-embed/youtube …).
const converterOf = (name: string): Converter | undefined =>
  converters[name.startsWith('core-embed/') ? 'core/embed' : name]

function convertBlock(block: GutenbergBlock, conversion: Conversion): Block[] {
  if (!block.blockName) return blocksFromClassic(renderedHtml(block), conversion.options)
  // What a converter says about a block it then gives up would count what is kept whole.
  const notes: Parameters<ConvertOptions['note']>[] = []
  const options: ConvertOptions = { ...conversion.options, note: (...note) => notes.push(note) }
  const converter = conversion.depth < maxBlockDepth ? converterOf(block.blockName) : undefined
  const converted = converter?.(block, { ...conversion, options })
  for (const [kind, what] of notes) if (converted || kind === 'media') conversion.options.note(kind, what)
  if (converted) return converted
  conversion.options.note('kept-html', block.blockName)
  return [newBlock('html', { content: withoutBlockedPictures(block.source, conversion.options.note) })]
}

/**
 * Returns the blocks of a body written in WordPress's block editor, nested ones too. Unsupported blocks are kept as
 * html blocks with their source, delimiters and attributes included.
 */
export function blocksFromGutenberg(content: string, options: ConvertOptions): Block[] {
  const conversion: Conversion = { options, expanding: [], expansions: { left: maxExpansions }, depth: 0 }
  return parseGutenberg(content).flatMap((block) => convertBlock(block, conversion))
}
