import type { ResolvedClientFeatureMap, SlashMenuItem } from '@payloadcms/richtext-lexical'
import type { BlockType } from '#blocks/registry/schemas.ts'

// The block types of Payload's items, the most used items first.
const typeOf: Record<string, BlockType> = {
  paragraph: 'paragraph',
  'heading-2': 'heading',
  'heading-3': 'heading',
  unorderedList: 'list',
  orderedList: 'list',
  blockquote: 'blockquote',
  'heading-4': 'heading',
  'heading-1': 'heading',
  'heading-5': 'heading',
  'heading-6': 'heading',
}

const order = Object.keys(typeOf)

// Words that people look for beside those of Payload's items.
const moreKeywords: Record<string, string[]> = {
  unorderedList: ['bullet', 'bulleted list', 'points'],
  orderedList: ['numbered list', 'numbers'],
}

/** An item of Payload's with the block that it makes. */
export interface TextItem extends SlashMenuItem {
  type: BlockType
}

/**
 * Takes the items of text blocks from the features that were loaded before, and empties Payload's own slash menu, which
 * ranks nothing and finds no names with spaces.
 */
export function takeTextItems(features: ResolvedClientFeatureMap): TextItem[] {
  const items: TextItem[] = []
  for (const [key, feature] of features) {
    for (const item of feature.slashMenu?.groups?.flatMap((group) => group.items) ?? []) {
      const type = typeOf[item.key]
      const keywords = [...(item.keywords ?? []), ...(moreKeywords[item.key] ?? [])]
      if (type) items.push({ ...item, keywords, type })
    }
    features.set(key, { ...feature, slashMenu: undefined })
  }
  return items.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
}
