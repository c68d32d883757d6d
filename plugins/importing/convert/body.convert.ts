import type { Block } from '#blocks/core/block.types.ts'
import { blocksFromClassic } from './classic.convert.ts'
import type { ConvertOptions, MediaRequest } from './convert.types.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'
import { hasGutenbergBlocks } from './gutenberg.parse.ts'
import { blocksFromHtml } from './html.convert.ts'
import { blocksFromMarkdown } from './markdown.convert.ts'
import { blocksFromParagraphs } from './text.convert.ts'

/** The text of a document in the form its source wrote it. */
export type Body =
  | { format: 'wordpress' | 'html' | 'markdown'; text: string }
  | { format: 'text'; paragraphs: readonly string[] }

/** The blocks of a body, whatever its form. */
export function blocksFromBody(body: Body, options: ConvertOptions): Block[] {
  if (body.format === 'text') return blocksFromParagraphs(body.paragraphs)
  if (body.format === 'markdown') return blocksFromMarkdown(body.text, options)
  if (body.format === 'html') return blocksFromHtml(body.text, options)
  return hasGutenbergBlocks(body.text) ? blocksFromGutenberg(body.text, options) : blocksFromClassic(body.text, options)
}

/** The pictures and files that a body would show, each address once, so that they can be fetched before it is converted. */
export function mediaRequestsOf(body: Body, options: Omit<ConvertOptions, 'resolveMedia' | 'note'>): MediaRequest[] {
  if (body.format !== 'text' && !/<img|wp-block-file|wp:file|\[[a-z]|!\[|\{%/i.test(body.text)) return []
  const found = new Map<string, MediaRequest>()
  blocksFromBody(body, {
    ...options,
    note: () => {},
    resolveMedia: (request) => {
      if (!found.has(request.url)) found.set(request.url, request)
      // As if it were there, so that the rest of a gallery is asked for too.
      return { id: 'asked', scheme: 'image' }
    },
  })
  return [...found.values()]
}

/** A block that embeds, a shortcode, or an address that begins a line or a paragraph. */
const mayEmbed = /wp:(?:core-embed\/|embed\b)|\[[a-z]|(?:^|>)[ \t]*https?:|wp-block-embed/im

/** The addresses that a body embeds something from, each once. */
export function embedAddressesOf(body: Body, options: Omit<ConvertOptions, 'resolveMedia' | 'note'>): string[] {
  if (body.format !== 'wordpress' || !mayEmbed.test(body.text)) return []
  const found = new Set<string>()
  blocksFromBody(body, {
    ...options,
    note: () => {},
    resolveMedia: () => null,
    resolveEmbed: (url) => {
      found.add(url)
      return null
    },
  })
  return [...found]
}
