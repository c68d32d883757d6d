import type { Block } from '#blocks/core/block.types.ts'
import type { ConvertOptions } from './convert.types.ts'
import { blocksFromClassicHtml } from './html.convert.ts'
import { expandShortcodes } from './shortcodes.convert.ts'

/**
 * Returns the blocks of a body out of WordPress's classic editor: blank lines make paragraphs, shortcodes of pictures
 * become figures.
 */
export function blocksFromClassic(content: string, options: ConvertOptions): Block[] {
  return blocksFromClassicHtml(expandShortcodes(content, options), options)
}
