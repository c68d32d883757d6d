import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  HeadingFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { settledTypes } from '#blocks/core/lexical.convert.ts'
import type { DocumentType } from '#blocks/registry/documentTypes.ts'
import { blockEditorFeature } from './blockEditor.feature.ts'
import { sharedTextFeature } from './sharedText.feature.ts'
import { dekBlocks, proseBlocks, textOnlyFeature } from './textOnly.feature.ts'

const marks = [BoldFeature(), ItalicFeature(), UnderlineFeature(), StrikethroughFeature()]

const prose = [
  ParagraphFeature(),
  ...marks,
  SubscriptFeature(),
  SuperscriptFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] }),
  BlockquoteFeature(),
  AlignFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Tab nests lists; text is not indented.
  IndentFeature({
    disabledNodes: ['paragraph', 'heading', 'quote', settledTypes.paragraph, settledTypes.heading, settledTypes.quote],
  }),
  LinkFeature({ enabledCollections: [] }),
  InlineToolbarFeature(),
]

/** Component paths of what the editors have in the browser, as in `/cms/…/File.tsx#Name`. */
export interface EditorParts {
  blocks: string
  /** What ties an editor to the shared document. */
  sharedText: string
}

/** The editor of a body: text and every block that its kind of document may hold (block-editor 3). */
export function bodyEditor(
  { blocks, sharedText }: EditorParts,
  documentType: DocumentType,
): ReturnType<typeof lexicalEditor> {
  return lexicalEditor({
    features: [
      ...prose,
      blockEditorFeature({ clientFeature: blocks, documentType }),
      sharedTextFeature({ clientFeature: sharedText }),
    ],
    admin: { placeholder: 'Type or "/" for suggestions', hideGutter: true },
  })
}

/** The editor of a dek: one line of text with bold, italic, underline and strike (block-editor 3.2). */
export function dekEditor({ sharedText }: Pick<EditorParts, 'sharedText'>): ReturnType<typeof lexicalEditor> {
  return lexicalEditor({
    features: [
      ParagraphFeature(),
      ...marks,
      InlineToolbarFeature(),
      textOnlyFeature({ allowed: dekBlocks }),
      sharedTextFeature({ clientFeature: sharedText }),
    ],
    admin: { placeholder: 'Enter dek', hideGutter: true },
  })
}

/** The editor of descriptions and notes: text without blocks. */
export function proseEditor({ sharedText }: Pick<EditorParts, 'sharedText'>): ReturnType<typeof lexicalEditor> {
  const features = [
    ...prose,
    textOnlyFeature({ allowed: proseBlocks }),
    sharedTextFeature({ clientFeature: sharedText }),
  ]
  return lexicalEditor({ features, admin: { hideGutter: true } })
}
