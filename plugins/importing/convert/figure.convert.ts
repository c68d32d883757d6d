import { Element as NewElement } from 'domhandler'
import type { Block, Mark } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import type { ConvertOptions, ResolvedMedia } from './convert.types.ts'
import { embedBlocks } from './embed.convert.ts'
import { withParagraphs } from './keptParagraphs.ts'
import { lineFrom, type MarkupReading, noteRelations, noteStyling } from './line.convert.ts'
import { isBlankLine } from './line.tidy.ts'
import {
  type AnyNode,
  type BlockAlignment,
  blockAlignmentOf,
  classesOf,
  type Element,
  elementsIn,
  findElement,
  hasClass,
  hasWords,
  markupOf,
  styleOf,
  wordsOf,
} from './markup.read.ts'
import { withoutBlockedPictures } from './pictureBlocked.ts'
import { tableBlock } from './table.convert.ts'

export function keptBlock(nodes: AnyNode | AnyNode[], name: string, { options, lineFeeds }: MarkupReading): Block {
  options.note('kept-html', name)
  const kept = Array.isArray(nodes) ? nodes : [nodes]
  const markup = markupOf(lineFeeds === 'break' ? withParagraphs(kept) : kept)
  const [first] = kept
  const alignment = first && 'attribs' in first ? (blockAlignmentOf(first) ?? 'none') : 'none'
  return newBlock('html', { content: withoutBlockedPictures(markup, options.note), alignment })
}

function mediaOf(img: Element, options: ConvertOptions): ResolvedMedia | null {
  const url = img.attribs.src?.trim()
  if (!url) return null
  const byClass = classesOf(img).find((name) => /^wp-image-\d+$/.test(name))
  const attachmentId = img.attribs['data-id'] ?? byClass?.slice('wp-image-'.length) ?? null
  return options.resolveMedia({ url, attachmentId, scheme: 'image' })
}

// The width in pixels at which the source shows a picture: by its style, its attribute, or the "-150x150" of one of
// WordPress's sizes. Null where it says none, or where the picture stands wider than the text.
function shownWidth(img: Element, alignment: BlockAlignment): number | null {
  if (alignment === 'wide' || alignment === 'full') return null
  const bySize = /-(\d+)x\d+\.\w+$/.exec(img.attribs.src?.trim() ?? '')?.[1]
  for (const declared of [styleOf(img, 'width'), img.attribs.width, bySize]) {
    const width = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/.exec(declared ?? '')?.[1]
    if (Number(width) > 0) return Number(width)
  }
  return null
}

function noteMissing(img: Element, { options }: MarkupReading): void {
  options.note('media', img.attribs.src?.trim() || 'a picture without an address')
}

// Returns the words of a caption. Ours is plain text, so other content of its markup is reported.
function captionOf(caption: Element | null, { options }: MarkupReading): string {
  if (!caption) return ''
  for (const element of elementsIn(caption.children)) {
    if (element.name === 'a') options.note('simplified', `link in a caption: ${element.attribs.href ?? ''}`)
    else if (element.name !== 'br' && element.name !== 'p') options.note('simplified', 'formatting in a caption')
  }
  return wordsOf(caption)
}

/** Returns a picture outside any figure. `marks` are those around it: a link among them becomes the picture's. */
export function imageBlock(img: Element, marks: Mark[], reading: MarkupReading): Block {
  const mark = marks.find((one) => one.type === 'link')
  const link = mark?.href ?? ''
  const media = mediaOf(img, reading.options)
  if (!media) {
    noteMissing(img, reading)
    return keptBlock(
      link ? new NewElement('a', { href: link }, [img]) : img,
      'picture that is not in the library',
      reading,
    )
  }
  noteRelations(mark?.rel?.join(' '), 'picture', reading.options)
  const alignment = blockAlignmentOf(img) ?? 'none'
  return newBlock('image', {
    contentId: media.id,
    link,
    altText: img.attribs.alt ?? '',
    width: shownWidth(img, alignment),
    alignment,
  })
}

function figureImage(figure: Element, img: Element, caption: Element | null, reading: MarkupReading): Block {
  const media = mediaOf(img, reading.options)
  if (!media) {
    noteMissing(img, reading)
    return keptBlock(figure, 'picture that is not in the library', reading)
  }
  const link = findElement(figure.children, ({ name, attribs, children }) => {
    return name === 'a' && Boolean(attribs.href) && findElement(children, (inner) => inner === img) !== null
  })
  noteRelations(link?.attribs.rel, 'picture', reading.options)
  const alignment = blockAlignmentOf(figure) ?? blockAlignmentOf(img) ?? 'none'
  return newBlock('image', {
    contentId: media.id,
    link: link?.attribs.href ?? '',
    altText: img.attribs.alt ?? '',
    caption: captionOf(caption, reading),
    width: shownWidth(img, alignment),
    alignment,
  })
}

function galleryCaption(gallery: Element): Element | null {
  return (
    findElement(gallery.children, (element) => hasClass(element, 'blocks-gallery-caption')) ??
    gallery.children.find((node): node is Element => 'name' in node && node.name === 'figcaption') ??
    null
  )
}

// The caption that belongs to a picture of a gallery: that of the figure or list item around it.
function itemCaption(gallery: Element, img: Element, whole: Element | null): Element | null {
  const item = findElement(gallery.children, ({ name, children }) => {
    return (
      (name === 'figure' || name === 'li' || name === 'dl') && findElement(children, (inner) => inner === img) !== null
    )
  })
  return item
    ? findElement(item.children, (element) => {
        const isCaption = element.name === 'figcaption' || hasClass(element, 'wp-caption-text', 'gallery-caption')
        return isCaption && element !== whole
      })
    : null
}

/**
 * Returns a gallery; its own caption follows as a paragraph, because ours has none. One picture that is not in the
 * library keeps the whole markup.
 */
export function galleryBlocks(gallery: Element, reading: MarkupReading): Block[] {
  const images = [...elementsIn(gallery.children)].filter(({ name }) => name === 'img')
  const media = images.map((img) => mediaOf(img, reading.options))
  if (images.length === 0) return [keptBlock(gallery, 'gallery without pictures', reading)]
  if (media.includes(null)) {
    for (const [index, img] of images.entries()) if (!media[index]) noteMissing(img, reading)
    return [keptBlock(gallery, 'gallery with a picture that is not in the library', reading)]
  }
  const whole = galleryCaption(gallery)
  const content = images.map((img, index) => ({
    id: media[index]?.id ?? '',
    altText: img.attribs.alt ?? '',
    caption: captionOf(itemCaption(gallery, img, whole), reading),
  }))
  const words = content.map(({ caption }) => caption).join('') + (whole ? wordsOf(whole) : '')
  if (words.replace(/\s/g, '') !== wordsOf(gallery).replace(/\s/g, '')) {
    return [keptBlock(gallery, 'gallery with text among its pictures', reading)]
  }
  const blocks = [newBlock('gallery', { content, alignment: blockAlignmentOf(gallery) ?? 'none' })]
  const line = whole ? lineFrom(whole.children, reading) : []
  if (line && !isBlankLine(line)) {
    reading.options.note('simplified', 'caption of a gallery became a paragraph')
    blocks.push(newBlock('paragraph', {}, { content: line }))
  }
  return blocks
}

const players = ['video', 'audio'] as const

/**
 * Returns a film or a recording in a player, with or without a figure around it; null when there is more in it than
 * that and a caption, when it is not in the library, or when it is a player of neither.
 */
export function playerBlock(element: Element, reading: MarkupReading): Block | null {
  const parts = [element, ...elementsIn(element.children)]
  const [player, ...others] = parts.filter(({ name }) => name === 'video' || name === 'audio')
  const type = players.find((name) => name === player?.name)
  if (!player || !type || others.length > 0) return null
  const caption = findElement(element.children, ({ name }) => name === 'figcaption')
  if (wordsOf(element) !== (caption ? wordsOf(caption) : '')) return null
  const url = player.attribs.src ?? findElement(player.children, ({ name }) => name === 'source')?.attribs.src ?? ''
  const media = url.trim() ? reading.options.resolveMedia({ url: url.trim(), attachmentId: null, scheme: type }) : null
  const poster = player.attribs.poster?.trim()
  const picture = poster ? reading.options.resolveMedia({ url: poster, attachmentId: null, scheme: 'image' }) : null
  if (media?.scheme !== type) {
    reading.options.note('media', url.trim() || `a <${type}> without an address`)
    return null
  }
  const isOn = (attribute: string) => attribute in player.attribs
  const shared = {
    contentId: media.id,
    caption: captionOf(caption, reading),
    autoplay: isOn('autoplay'),
    loop: isOn('loop'),
  }
  const alignment = blockAlignmentOf(element) ?? 'none'
  if (type === 'audio') {
    return newBlock('audio', {
      ...shared,
      alignment: alignment === 'wide' || alignment === 'full' ? 'none' : alignment,
    })
  }
  if (poster && picture?.scheme !== 'image') reading.options.note('media', poster)
  return newBlock('video', {
    ...shared,
    posterId: picture?.scheme === 'image' ? picture.id : null,
    muted: isOn('muted'),
    showPlaybackControls: isOn('controls'),
    alignment,
  })
}

/** Converts WordPress's pullquote, as a figure or as a blockquote; null when there is more in it than words. */
export function pullquoteBlock(element: Element, reading: MarkupReading): Block | null {
  const cite = findElement(element.children, ({ name }) => name === 'cite' || name === 'figcaption')
  const quote = findElement(element.children, ({ name }) => name === 'blockquote') ?? element
  const words = quote.children.filter((node) => node !== cite)
  const content = lineFrom(words, reading)
  const attribution = cite ? wordsOf(cite) : ''
  const kept = (content ?? []).map((run) => (run.type === 'text' ? run.text : '')).join('') + attribution
  if (!content || kept.replace(/\s/g, '') !== wordsOf(element).replace(/\s/g, '')) return null
  const declared = blockAlignmentOf(element)
  const alignment =
    declared === 'none' || declared === 'full' || !declared ? (declared === 'full' ? 'wide' : 'left') : declared
  noteStyling(element, reading)
  return newBlock('pullquote', { alignment, attribution }, { content })
}

// A table with the caption of the figure around it; with a caption of its own, that of the figure follows as a
// paragraph.
function tableInFigure(figure: Element, reading: MarkupReading): Block[] | null {
  const parts = figure.children.filter((node) => 'attribs' in node || hasWords(node))
  const [element, caption, ...others] = parts
  if (!element || !('attribs' in element) || element.name !== 'table' || others.length > 0) return null
  if (!caption) {
    const block = tableBlock(element, reading)
    return block && [block]
  }
  if (!('attribs' in caption) || caption.name !== 'figcaption') return null
  const line = lineFrom(caption.children, reading)
  const block = line && tableBlock(element, reading)
  if (!block || !line) return null
  if (block.props.caption === '') return [{ ...block, props: { ...block.props, caption: captionOf(caption, reading) } }]
  reading.options.note('simplified', 'second caption of a table became a paragraph')
  return isBlankLine(line) ? [block] : [block, newBlock('paragraph', {}, { content: line })]
}

/**
 * Returns a figure: a picture with its caption, a gallery, a player, a pullquote, a table; anything else (embeds) is
 * kept.
 */
export function figureBlocks(figure: Element, reading: MarkupReading): Block[] {
  if (hasClass(figure, 'wp-block-gallery', 'gallery')) return galleryBlocks(figure, reading)
  if (hasClass(figure, 'wp-block-pullquote')) {
    return [pullquoteBlock(figure, reading) ?? keptBlock(figure, '<figure> with a quotation', reading)]
  }
  const player = playerBlock(figure, reading)
  if (player) return [player]
  const embedded = hasClass(figure, 'wp-block-embed') ? embedBlocks([figure], null, reading) : null
  if (embedded) return embedded
  const table = tableInFigure(figure, reading)
  if (table) return table
  const caption = findElement(figure.children, ({ name }) => name === 'figcaption')
  const images = [...elementsIn(figure.children)].filter(({ name }) => name === 'img')
  const words = caption ? wordsOf(caption) : ''
  const [img] = images
  const plain = [...elementsIn(figure.children)].every((element) => {
    const parts = ['a', 'img', 'picture', 'source', 'span', 'div', 'p', 'br', 'figcaption']
    return parts.includes(element.name) || (caption && findElement(caption.children, (inner) => inner === element))
  })
  if (img && images.length === 1 && plain && wordsOf(figure) === words) {
    return [figureImage(figure, img, caption, reading)]
  }
  const inner = [...elementsIn(figure.children)].find(({ name }) => name !== 'figcaption' && name !== 'div')
  return [keptBlock(figure, `<figure> with <${inner?.name ?? (hasWords(figure) ? 'text' : 'nothing')}>`, reading)]
}
