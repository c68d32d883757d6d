import type { LexicalEditor } from 'lexical'
import type { ComponentType } from 'react'

/** Something that the slash menu inserts, or makes of the text that the caret is in. */
export interface SlashItem {
  key: string
  label: string
  /** Other words that writers look for it by. */
  keywords: readonly string[]
  /** The heading that it is listed under while nothing is searched for. */
  group: string
  Icon: ComponentType
  onSelect(editor: LexicalEditor): void
}

/** Case, spaces, hyphens and underscores do not tell names apart. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

/** The lower, the better; null for an item that is not looked for. */
function rankOf({ label, keywords }: Pick<SlashItem, 'label' | 'keywords'>, query: string): number | null {
  const name = plain(label)
  const words = keywords.map(plain)
  const wanted = plain(query)
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (label.split(/\s/).some((word) => plain(word).startsWith(wanted))) return 2
  if (words.includes(wanted)) return 3
  if (words.some((word) => word.startsWith(wanted))) return 4
  if (name.includes(wanted)) return 5
  return words.some((word) => word.includes(wanted)) ? 6 : null
}

/** Returns the items that a query finds: by their names first, then by other words for them; all of them for ''. */
export function matchingItems<Item extends Pick<SlashItem, 'label' | 'keywords'>>(
  items: readonly Item[],
  query: string,
): Item[] {
  if (plain(query) === '') return [...items]
  return items
    .flatMap((item) => {
      const rank = rankOf(item, query)
      return rank === null ? [] : [{ item, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** A slash at the start of a line or behind a space, and what is searched for: names have spaces, too. */
const slash = /(?:^|[\s(])(\/([^/\s][^/]{0,40})?)$/

export interface SlashQuery {
  /** Offset of the slash in the text. */
  offset: number
  /** With the slash. */
  typed: string
  query: string
}

/**
 * Returns what is searched for in the text in front of the caret; null where nothing is. Once the words go on behind a
 * space and no name does, the slash is part of a sentence.
 */
export function slashQueryIn(text: string, hasMatch: (query: string) => boolean): SlashQuery | null {
  const found = slash.exec(text)
  if (!found) return null
  const [, typed = '', query = ''] = found
  if (/\s/.test(query) && !hasMatch(query)) return null
  return { offset: text.length - typed.length, typed, query }
}
