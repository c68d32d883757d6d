import { createServerFeature } from '@payloadcms/richtext-lexical'
import type { Block } from '#blocks/core/block.types.ts'
import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { type BlockType, definitionOf } from '#blocks/registry/schemas.ts'
import { newLinkErrors } from './link.guard.ts'
import { blocksBefore, guardRichText, isApiWrite } from './richText.guard.ts'

/** What a description is made of: text, and nothing that runs, loads or leads elsewhere than a link does. */
export const proseBlocks = ['paragraph', 'heading', 'blockquote', 'list', 'list-item'] as const satisfies BlockType[]

/** What a dek is made of. */
export const dekBlocks = ['paragraph'] as const satisfies BlockType[]

/** What stands in a text that no editor of it could have put there, a sentence for people each. */
function textErrors(blocks: Block[], allowed: readonly BlockType[]): string[] {
  return [...walkBlocks(blocks)].flatMap(({ type }) => {
    const definition = definitionOf(type)
    if (definition && allowed.some((name) => name === definition.type)) return []
    return [`${definition?.title ?? `"${type}"`} cannot stand in this text`]
  })
}

const guardText = (allowed: readonly BlockType[]) =>
  guardRichText('This text', (state, args) => {
    const blocks = blocksFromLexical(state)
    const links = isApiWrite(args) ? newLinkErrors(blocksBefore(args), blocks) : []
    return [...textErrors(blocks, allowed), ...links]
  })

interface TextOnlyOptions {
  allowed: readonly BlockType[]
}

/**
 * Keeps blocks out of texts that have none: their editors offer none, but whoever writes through the API could, and an
 * html block runs on readers' pages wherever it stands.
 */
export const textOnlyFeature = createServerFeature<TextOnlyOptions, TextOnlyOptions>({
  key: 'citydeskTextOnly',
  feature: ({ props }) => ({
    hooks: { beforeValidate: [guardText(props.allowed)] },
    sanitizedServerFeatureProps: props,
  }),
})
