import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  HeadingFeature,
  IndentFeature,
  InlineCodeFeature,
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
import type { FieldAffectingData, SelectField } from 'payload'
import { styledTypes } from '#blocks/core/lexical.types.ts'
import type { DocumentType } from '#blocks/registry/documentTypes.ts'
import { linkRelations } from '#contract/block.schema.ts'
import { blockEditorFeature } from './blockEditor.feature.ts'
import { dekBlocks, proseBlocks, textOnlyFeature } from './textOnly.feature.ts'
import { textToolsFeature } from './textTools.feature.ts'

interface SharedTextOptions {
  // Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies.
  clientFeature: string
}

// A text that several people write at once: its editor is bound to the shared document of what is being edited.
const sharedTextFeature = createServerFeature<SharedTextOptions, SharedTextOptions>({
  key: 'citydeskSharedText',
  feature: ({ props }) => ({ ClientFeature: props.clientFeature, sanitizedServerFeatureProps: props }),
})

// Payload percent-encodes a whole address that it does not take for one ("../a", "#note:1"), which no reader can
// follow. An address stays as it was written; whether readers may follow it is decided where it is shown.
const keepAddress = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text' ? { ...field, hooks: {} } : field

// The relations of a link for search engines.
const relationsField: SelectField = { name: 'rel', type: 'select', hasMany: true, options: [...linkRelations] }

const marks = [BoldFeature(), ItalicFeature(), UnderlineFeature(), StrikethroughFeature()]

const prose = [
  ParagraphFeature(),
  ...marks,
  SubscriptFeature(),
  SuperscriptFeature(),
  // Imports create it; Payload strips formats that an editor does not know.
  InlineCodeFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] }),
  BlockquoteFeature(),
  AlignFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Tab nests lists; text is not indented.
  IndentFeature({
    disabledNodes: ['paragraph', 'heading', 'quote', styledTypes.paragraph, styledTypes.heading, styledTypes.quote],
  }),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) => [...defaultFields.map(keepAddress), relationsField],
  }),
]

/** Component paths of what the editors have in the browser, as in `/cms/…/File.tsx#Name`. */
export interface EditorParts {
  blocks: string
  /** Component path of the binding between an editor and the shared document. */
  sharedText: string
  textTools: string
  /** Component path of the view that compares two versions of a text. */
  comparison: string
}

type Editor = ReturnType<typeof lexicalEditor>

// Returns an editor whose versions are compared by our own component: Payload's does not know our blocks.
const comparedBy =
  (component: string, editor: Editor): Editor =>
  async (options) => {
    const adapter = await editor(options)
    return {
      ...adapter,
      DiffComponent: component,
      generateImportMap: (given) => {
        adapter.generateImportMap?.(given)
        given.addToImportMap(component)
      },
    }
  }

/*
 * Payload loads features from the last to the first. Ours are listed first, so that they are loaded after all others: their
 * node replacements stand where the others register Lexical's own classes, and they take over menus and tools of those.
 */

/**
 * Returns the editor of a body: text and every block that its kind of document may hold
 * (docs/spec/editor.md#blocks-by-document).
 */
export function bodyEditor(
  { blocks, sharedText, textTools, comparison }: EditorParts,
  documentType: DocumentType,
): Editor {
  const editor = lexicalEditor({
    features: [
      blockEditorFeature({ clientFeature: blocks, documentType }),
      textToolsFeature({ clientFeature: textTools }),
      sharedTextFeature({ clientFeature: sharedText }),
      ...prose,
    ],
    // Blocks have handles of their own, nested ones too; the slash menu adds.
    admin: {
      placeholder: 'Type or "/" for suggestions',
      hideGutter: true,
      hideDraggableBlockElement: true,
      hideAddBlockButton: true,
    },
  })
  return comparedBy(comparison, editor)
}

/**
 * Returns the editor of a dek: one line of text with bold, italic, underline and strike
 * (docs/spec/editor.md#dek-block).
 */
export function dekEditor({ sharedText, textTools, comparison }: Omit<EditorParts, 'blocks'>): Editor {
  const editor = lexicalEditor({
    features: [
      textToolsFeature({ clientFeature: textTools, isDek: true }),
      ParagraphFeature(),
      ...marks,
      InlineToolbarFeature(),
      textOnlyFeature({ allowed: dekBlocks }),
      sharedTextFeature({ clientFeature: sharedText }),
    ],
    admin: { placeholder: 'Enter dek', hideGutter: true },
  })
  return comparedBy(comparison, editor)
}

/** Returns the editor of descriptions and notes: text without blocks. */
export function proseEditor({ sharedText, textTools, comparison }: Omit<EditorParts, 'blocks'>): Editor {
  const features = [
    textToolsFeature({ clientFeature: textTools }),
    ...prose,
    InlineToolbarFeature(),
    textOnlyFeature({ allowed: proseBlocks }),
    sharedTextFeature({ clientFeature: sharedText }),
  ]
  return comparedBy(comparison, lexicalEditor({ features, admin: { hideGutter: true } }))
}
