/** A text that was copied in another program, as blocks. */
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import type { ConvertOptions } from '../convert/convert.types.ts'
import { blocksFromHtml } from '../convert/html.convert.ts'
import { isBlankLine } from '../convert/line.tidy.ts'
import { markupOf, rawTextOf } from '../convert/markup.read.ts'
import { captionsIn, withCaptions } from './captionExpand.ts'
import { tidyMarkup } from './markup.tidy.ts'
import { markupOfRtf } from './rtf.convert.ts'
import { picturesInRtf } from './rtfPictures.ts'

export interface PastedPicture {
  blockId: string
  /**
   * Its source: an address on the web, the data itself (`data:`), or a place that only its program can read (`file:`).
   */
  source: string
}

export interface Pasted {
  blocks: Block[]
  pictures: PastedPicture[]
}

// A paragraph cut where two breaks follow each other: so mail programs end their paragraphs.
function paragraphsIn(block: Block): Block[] {
  if (block.type !== 'paragraph') return [block]
  const lines: Inline[][] = [[]]
  for (const [index, run] of block.content.entries()) {
    const isEnd = run.type === 'hardBreak' && block.content[index + 1]?.type === 'hardBreak'
    const isSecond = run.type === 'hardBreak' && block.content[index - 1]?.type === 'hardBreak'
    if (isEnd) lines.push([])
    else if (!isSecond) lines.at(-1)?.push(run)
  }
  return lines
    .filter((content) => !isBlankLine(content))
    .map((content, index) => (index === 0 ? { ...block, content } : newBlock('paragraph', {}, { content })))
}

// Keeps only the words of markup that none of our blocks can hold: foreign markup must not run here.
function wordsOnly(block: Block): Block[] {
  if (block.type !== 'html') return [block]
  const text = rawTextOf(String(block.props.content ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? [] : [newBlock('paragraph', {}, { content: [{ type: 'text', text, marks: [] }] })]
}

/**
 * Returns the blocks of markup that another program put on the clipboard: Word, Google Docs, LibreOffice, a mail, a web
 * page. Text, marks, lists, tables and links stay. Styles, what counts readers, and everything that could run go.
 * Pictures come as image blocks that wait for theirs: nothing is fetched.
 */
export function blocksFromClipboard(html: string): Pasted {
  const sources: string[] = []
  const options: ConvertOptions = {
    resolveMedia: ({ url }) => ({ id: String(sources.push(url) - 1), scheme: 'image' }),
    note: () => {},
  }
  const blocks = blocksFromHtml(markupOf(tidyMarkup(withCaptions(html))), options)
    .flatMap(wordsOnly)
    .flatMap(paragraphsIn)
  const pictures: PastedPicture[] = []
  for (const block of walkBlocks(blocks)) {
    if (block.type !== 'image') continue
    pictures.push({ blockId: block.id, source: sources[Number(block.props.contentId)] ?? '' })
    block.props.contentId = null
  }
  return { blocks, pictures }
}

/**
 * Returns the blocks of a text as RTF, which is all that some programs put on the clipboard: WordPad, some mail
 * programs.
 */
export function blocksFromRtf(rtf: string): Pasted {
  return blocksFromClipboard(markupOfRtf(rtf))
}

/**
 * Fills in pictures that only their program can read, from the RTF that it put beside its markup. Where the numbers of
 * pictures differ, they cannot be matched: the pictures stay as they are, and the user has to bring them.
 */
export function withPicturesOf(pasted: Pasted, rtf: string): Pasted {
  const isLocal = ({ source }: PastedPicture) => source.startsWith('file:')
  const local = pasted.pictures.filter(isLocal)
  const known = local.length > 0 ? picturesInRtf(rtf) : []
  // What lies on the web may be in the RTF as a picture, or as its address.
  const named = [pasted.pictures, local].find(({ length }) => length === known.length)
  if (!named) return pasted
  const found = new Map(named.map(({ blockId }, place) => [blockId, known[place]]))
  const pictures = pasted.pictures.map((picture) => {
    const data = isLocal(picture) ? found.get(picture.blockId) : null
    return data ? { ...picture, source: data } : picture
  })
  return { ...pasted, pictures }
}

/** Returns the blocks of a text without markup, but for pictures in the caption shortcodes of WordPress. */
export function blocksFromPlainText(words: string): Pasted {
  const pasted: Pasted = { blocks: [], pictures: [] }
  let read = 0
  for (const { start, end, markup } of captionsIn(words)) {
    const { blocks, pictures } = blocksFromClipboard(markup)
    pasted.blocks.push(...paragraphsOf(words.slice(read, start)), ...blocks)
    pasted.pictures.push(...pictures)
    read = end
  }
  pasted.blocks.push(...paragraphsOf(words.slice(read)))
  return pasted
}

// Splits plain text into paragraphs. Where blank lines separate its paragraphs, the other line feeds are breaks; where
// none does, each line is a paragraph.
function paragraphsOf(words: string): Block[] {
  const text = words.replace(/\r\n?/g, '\n').trim()
  const isParted = /\n[ \t]*\n/.test(text)
  return text
    .split(isParted ? /\n[ \t]*\n\s*/ : '\n')
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some((line) => line !== ''))
    .map((lines) => {
      const content = lines.flatMap((line, index): Inline[] => [
        ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
        ...(line === '' ? [] : [{ type: 'text' as const, text: line, marks: [] }]),
      ])
      return newBlock('paragraph', {}, { content })
    })
}
