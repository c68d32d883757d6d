import type { LexicalEditor } from 'lexical'
import type { ComponentType } from 'react'
import type { BlockType } from '#blocks/registry/schemas.ts'

export interface InsertItem {
  key: string
  type: BlockType
  label: string
  description: string
  /** Other names of the block type, as in its schema: 'core/quote', 'blockquoteBlock'. */
  aliases: readonly string[]
  keywords: readonly string[]
  /** The heading of its group while the query is empty. */
  group: string
  Icon: ComponentType
  onSelect(editor: LexicalEditor): void
}

type Named = Pick<InsertItem, 'label' | 'aliases' | 'keywords'>

// Case, spaces, hyphens and underscores do not distinguish names.
const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

const plainAlias = (alias: string): string => plain(alias.replace(/^core\//, '').replace(/Block$/, ''))

// Returns the rank of an item, 0 for the best one; null when the query does not match it.
function rankOf({ label, aliases, keywords }: Named, query: string): number | null {
  const name = plain(label)
  const otherNames = aliases.map(plainAlias)
  const words = keywords.map(plain)
  const wanted = plain(query)
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (label.split(/\s/).some((word) => plain(word).startsWith(wanted))) return 2
  if (otherNames.some((alias) => alias.startsWith(wanted))) return 3
  if (words.includes(wanted)) return 4
  if (words.some((word) => word.startsWith(wanted))) return 5
  if (name.includes(wanted)) return 6
  return words.some((word) => word.includes(wanted)) ? 7 : null
}

/** Returns the items that match a query, best match first: title, alias, keyword. An empty query matches all items. */
export function matchingItems<Item extends Named>(items: readonly Item[], query: string): Item[] {
  if (plain(query) === '') return [...items]
  return items
    .flatMap((item) => {
      const rank = rankOf(item, query)
      return rank === null ? [] : [{ item, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
