import { createServerFeature } from '@payloadcms/richtext-lexical'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { type BlockType, definitionOf } from '#blocks/registry/schemas.ts'
import { newLinkErrors } from './link.guard.ts'
import { blocksBefore, guardRichText, isApiWrite } from './richText.guard.ts'

/** The block types of a description: text, and nothing that runs, loads, or leads elsewhere except a link. */
export const proseBlocks = ['paragraph', 'heading', 'blockquote', 'list', 'list-item'] as const satisfies BlockType[]

/** The block types of a dek. */
export const dekBlocks = ['paragraph'] as const satisfies BlockType[]

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
 * Keeps blocks out of text-only fields: their editors offer none, but a client of the API could write them, and an html
 * block runs on readers' pages in any field.
 */
export const textOnlyFeature = createServerFeature<TextOnlyOptions, TextOnlyOptions>({
  key: 'citydeskTextOnly',
  feature: ({ props }) => ({
    hooks: { beforeValidate: [guardText(props.allowed)] },
    sanitizedServerFeatureProps: props,
  }),
})
