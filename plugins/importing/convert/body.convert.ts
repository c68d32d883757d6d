import type { Block } from '#blocks/core/block.types.ts'
import { resolveAddresses } from './addressesResolve.ts'
import { withAnchors } from './anchorsLink.ts'
import { sealCode } from './codeSeal.ts'
import type { ConvertOptions, MediaRequest } from './convert.types.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'
import { hasGutenbergBlocks } from './gutenbergParse.ts'
import { blocksFromHtml } from './html.convert.ts'
import { blocksFromMarkdown } from './markdown.convert.ts'
import { blocksFromClassic } from './shortcodes.convert.ts'
import { blocksFromParagraphs } from './text.convert.ts'

type Markup = { format: 'wordpress' | 'html' | 'markdown'; text: string }

/** The text of a document in the form its source wrote it. */
export type Body = Markup | { format: 'text'; paragraphs: readonly string[] }

/** Returns the blocks of a body, whatever its form. */
export function blocksFromBody(body: Body, options: ConvertOptions): Block[] {
  if (body.format === 'text') return blocksFromParagraphs(body.paragraphs)
  return withAnchors(options, (anchored) => blocksFromMarkup(body, anchored))
}

function blocksFromMarkup({ format, text }: Markup, options: ConvertOptions): Block[] {
  if (format === 'markdown') return blocksFromMarkdown(text, options)
  const resolved = resolveAddresses(sealCode(text, { hasShortcodes: format === 'wordpress' }), options)
  if (format === 'html') return blocksFromHtml(resolved, options)
  return hasGutenbergBlocks(resolved) ? blocksFromGutenberg(resolved, options) : blocksFromClassic(resolved, options)
}

// Syntax of pictures and files for each format of the text.
const mayShowFiles: Record<Markup['format'], RegExp> = {
  html: /<(?:img|video|audio)\b/i,
  markdown: /<(?:img|video|audio)\b|!\[|\{%|\{\{[<%]/i,
  wordpress: /<(?:img|video|audio)\b|wp:file|\[[a-z]/i,
}

/**
 * Returns the pictures and files that a body would show, each address once, so that they can be fetched before it is
 * converted.
 */
export function mediaRequestsOf(body: Body, options: Omit<ConvertOptions, 'resolveMedia' | 'note'>): MediaRequest[] {
  if (body.format === 'text' || !mayShowFiles[body.format].test(body.text)) return []
  const found = new Map<string, MediaRequest>()
  blocksFromBody(body, {
    ...options,
    note: () => {},
    resolveMedia: (request) => {
      if (!found.has(request.url)) found.set(request.url, request)
      // As if it were there, so that the rest of a gallery is requested too.
      return { id: 'asked', scheme: request.scheme }
    },
  })
  return [...found.values()]
}

// A block that embeds, a shortcode, or an address that begins a line or a paragraph.
const mayEmbed = /wp:(?:core-embed\/|embed\b)|\[[a-z]|(?:^|>)[ \t]*https?:|wp-block-embed/im

/** Returns the addresses that a body embeds something from, each once. */
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
