import { createServerFeature } from '@payloadcms/richtext-lexical'
import type { RichTextHooks } from 'payload'
import { withoutExpiredPins } from '#blocks/core/expiredPins.read.ts'
import type { DocumentType } from '#blocks/registry/documentTypes.ts'
import { editorNodes } from '#blocks/registry/nodes.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { guardBody } from './body.guard.ts'
import { guardHtml } from './html.guard.ts'

// Removes expired pins from every response of every API (docs/spec/newsroom.md#slots). The story is not written for
// that: a write would create a version, move the story to the top of lists, and wait for the holder of its lock.
const readPins: NonNullable<RichTextHooks['afterRead']>[number] = ({ value }) =>
  isLexicalState(value) ? withoutExpiredPins(value, new Date()) : value

interface BlockEditorOptions {
  // Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies.
  clientFeature: string
  // The type of document that the editor edits; decides which blocks it offers and accepts.
  documentType: DocumentType
}

/** Options that the server half passes to the client half. */
export interface BlockEditorClientOptions {
  documentType: DocumentType
}

/** The server half of the block editor: the nodes of all blocks, and the guard of what is saved. */
export const blockEditorFeature = createServerFeature<BlockEditorOptions, BlockEditorOptions, BlockEditorClientOptions>(
  {
    key: 'citydeskBlocks',
    feature: ({ props }) => ({
      ClientFeature: props.clientFeature,
      clientFeatureProps: { documentType: props.documentType },
      nodes: editorNodes.map((node) => ({ node })),
      hooks: { afterRead: [readPins], beforeValidate: [guardBody(props.documentType), guardHtml] },
      sanitizedServerFeatureProps: props,
    }),
  },
)
