import { type InsertItem, matchingItems } from './insertItems.ts'

/** An item under a heading of the inserter; the same item may stand under two. */
export interface ListedItem {
  item: InsertItem
  group: string
}

/** Returns what the inserter lists: matches by rank, or, for an empty query, recently used items and all groups. */
export function listItems(items: readonly InsertItem[], recentKeys: readonly string[], query: string): ListedItem[] {
  if (query.trim() !== '') return matchingItems(items, query).map((item) => ({ item, group: 'Results' }))
  const recent = recentKeys.flatMap((key) => items.find((item) => item.key === key) ?? [])
  return [
    ...recent.map((item) => ({ item, group: 'Recently used' })),
    ...items.map((item) => ({ item, group: item.group })),
  ]
}

/** Returns the groups in the order of their first items; `index` is the position in the whole list. */
export function groupsOf(listed: readonly ListedItem[]): [string, { item: InsertItem; index: number }[]][] {
  const groups = new Map<string, { item: InsertItem; index: number }[]>()
  for (const [index, { item, group }] of listed.entries()) {
    groups.set(group, [...(groups.get(group) ?? []), { item, index }])
  }
  return [...groups]
}
