import type { ResolvedClientFeatureMap, SlashMenuItem } from '@payloadcms/richtext-lexical'

/** Keys of Payload's own items, the most used ones first. */
const order = ['paragraph', 'heading-2', 'heading-3', 'unorderedList', 'orderedList', 'blockquote', 'heading-4']

const placeOf = ({ key }: SlashMenuItem): number => (order.includes(key) ? order.indexOf(key) : order.length)

/**
 * Takes the slash menu's items from the features that were loaded before: Payload's own menu, which ranks nothing and
 * finds no names with spaces, then has nothing to show.
 */
export function takeTextItems(features: ResolvedClientFeatureMap): SlashMenuItem[] {
  const items: SlashMenuItem[] = []
  for (const [key, feature] of features) {
    if (!feature.slashMenu) continue
    items.push(...(feature.slashMenu.groups ?? []).flatMap((group) => group.items))
    features.set(key, { ...feature, slashMenu: undefined })
  }
  return items.sort((a, b) => placeOf(a) - placeOf(b) || a.key.localeCompare(b.key))
}
