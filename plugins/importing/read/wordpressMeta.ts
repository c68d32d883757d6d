/** Data that plugins of WordPress store with a post: podcast files, texts for search engines, the primary category. */
import type { Remark } from '../import.types.ts'
import type { WordpressItem } from './wordpressRecord.ts'

const titleKeys = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title']
const descriptionKeys = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
  ...['_seopress_titles_desc', '_genesis_description'],
]
const primaryKeys = ['_yoast_wpseo_primary_category', 'rank_math_primary_category', '_seopress_robots_primary_cat']

// Keys that the importer reads elsewhere, and keys that WordPress uses for its own screens.
const usedKeys = new Set([
  ...[...titleKeys, '_genesis_title', ...descriptionKeys, ...primaryKeys, 'enclosure', 'footnotes'],
  ...['_thumbnail_id', '_wp_old_slug', '_wp_old_date', '_wp_page_template', '_wp_desired_post_slug'],
  ...['_edit_last', '_edit_lock', '_pingme', '_encloseme', '_publicize_pending', '_menu_item_type'],
])

const isOfWordpress = (key: string): boolean => usedKeys.has(key) || /^_(oembed|wp_trash|wp_attach)/.test(key)

// The first value of some keys, its template variables filled in as far as they stand for the title.
function wordsOf({ meta }: WordpressItem, keys: readonly string[], title: string): string {
  const stored = keys.map((key) => meta.get(key)?.trim()).find(Boolean) ?? ''
  return stored
    .replace(/%%title%%|%title%|#post_title/g, title)
    .replace(/%%[\w-]+%%|%[a-z_]+(?:\([^)]*\))?%|#[a-z]+_[a-z_]+/g, '')
    .replace(/^[\s|–—·:-]+|[\s|–—·:-]+$/g, '')
}

export interface PluginMeta {
  /** The title for search engines; empty where it has none of its own. */
  searchTitle: string
  searchDescription: string
  /** Number of the primary category; null without one. */
  primaryCategory: string | null
  remarks: Remark[]
}

/** Returns what plugins say of a post, with a line for each field that nothing here stands for. */
export function pluginMetaOf(item: WordpressItem, title: string): PluginMeta {
  const searchTitle = wordsOf(item, [...titleKeys, '_genesis_title'], title)
  const remarks = [...item.meta]
    .filter(([key, value]) => value !== '' && !isOfWordpress(key))
    .map(([key]): Remark => ({ kind: 'changed', what: `custom field not taken over: ${key}` }))
  return {
    searchTitle: searchTitle === title ? '' : searchTitle,
    searchDescription: wordsOf(item, descriptionKeys, title),
    primaryCategory: primaryKeys.map((key) => item.meta.get(key)).find(Boolean) ?? null,
    remarks,
  }
}

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

// The kind of player for an enclosure, by its type or its ending; null for what does not play.
function playerOf(url: string, type: string): 'audio' | 'video' | null {
  if (/^audio\//.test(type) || /\.(mp3|m4a|ogg|oga|wav|flac)$/i.test(url)) return 'audio'
  return /^video\//.test(type) || /\.(mp4|m4v|webm|ogv|mov)$/i.test(url) ? 'video' : null
}

/**
 * Returns a body with the files of a podcast before it. WordPress notes each file that a text links to as an enclosure,
 * too: those are in the body already.
 */
export function withEnclosures({ content, enclosures }: WordpressItem): { text: string; remarks: Remark[] } {
  const remarks: Remark[] = []
  const players: string[] = []
  for (const enclosure of new Set(enclosures)) {
    const [url = '', , type = ''] = enclosure.split(/\r?\n/).map((line) => line.trim())
    const isInBody = content.includes(url) || content.includes(escapeAttribute(url))
    if (url === '' || isInBody) continue
    const player = /^https?:\/\//.test(url) ? playerOf(url.replace(/[?#].*$/, ''), type) : null
    if (!player) remarks.push({ kind: 'media', what: `enclosure that is neither sound nor film: ${url}` })
    else {
      const source = `<${player} controls src="${escapeAttribute(url)}"></${player}>`
      players.push(`<!-- wp:${player} --><figure class="wp-block-${player}">${source}</figure><!-- /wp:${player} -->`)
    }
  }
  if (players.length === 0) return { text: content, remarks }
  // A text of the classic editor stays one among blocks.
  const isOfBlocks = content.includes('<!-- wp:')
  const body = isOfBlocks ? content : `<!-- wp:freeform -->${content}<!-- /wp:freeform -->`
  return { text: `${players.join('\n\n')}\n\n${body}`, remarks }
}
