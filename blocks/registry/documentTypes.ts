/** Which blocks may stand in which kind of document: the one list of the slash menu and of the server. */
import type { Block } from '../core/block.types.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { type BlockType, definitionOf, isBlockType, schemas } from './schemas.ts'

/** The kinds of documents that hold blocks. */
export const documentTypes = ['post', 'page', 'newsletter', 'reusable', 'front'] as const
export type DocumentType = (typeof documentTypes)[number]

// The kinds of documents with their preposition, for messages.
const places: Record<DocumentType, string> = {
  post: 'in a post',
  page: 'in a page',
  newsletter: 'in a newsletter',
  reusable: 'in a reusable block',
  front: 'on the home page',
}

// The blocks of the home page: its slots are filled for the whole page, which no other document is.
const frontOnly: readonly BlockType[] = [
  'homepage-section',
  'homepage-section-header',
  'homepage-section-content',
  'homepage-section-sidebar',
  'homepage-row',
  'homepage-slot',
  'homepage-editors-picks',
  'homepage-river',
]

// The blocks that the home page may hold beside its own.
const alsoOnFront: readonly BlockType[] = [
  'paragraph',
  'heading',
  'separator',
  'ad',
  'most-popular',
  'newsletter-signup',
  'in-article-promotion',
  'dynamic-content',
  'html',
]

// The blocks that are excluded from each kind of document.
const left: Record<DocumentType, readonly BlockType[]> = {
  post: frontOnly,
  page: frontOnly,
  // A mail has no forms and no scripts, and its content is not resolved for each reader.
  newsletter: [
    'newsletter-signup',
    'dynamic-content',
    'ad',
    'most-popular',
    ...frontOnly.filter((type) => type !== 'homepage-river'),
  ],
  // One inside another could hold itself.
  reusable: ['reusable', ...frontOnly],
  front: Object.keys(schemas).filter(
    (type): type is BlockType => isBlockType(type) && ![...frontOnly, ...alsoOnFront].includes(type),
  ),
}

// Blocks that are allowed, as in imported documents, but in no menu: their text belongs elsewhere in such a document.
const unlisted: Record<DocumentType, readonly BlockType[]> = {
  // Its form has a field for it.
  post: ['dek'],
  // They have no featured media.
  page: ['featured-media-caption'],
  newsletter: ['featured-media-caption'],
  reusable: ['featured-media-caption', 'dek'],
  front: [],
}

/** Returns whether the slash menu lists a block in this kind of document. */
export function isListed(type: BlockType, documentType: DocumentType): boolean {
  return isOffered(type, documentType) && !unlisted[documentType].includes(type)
}

/** Returns whether a block may stand in this kind of document. */
export function isOffered(type: BlockType, documentType: DocumentType): boolean {
  return !left[documentType].includes(type)
}

/** Returns the errors for blocks that a document may not contain, one sentence each. */
export function strangersIn(blocks: Block[], documentType: DocumentType): string[] {
  return [...walkBlocks(blocks)].flatMap((block) => {
    const definition = definitionOf(block.type)
    if (!definition || !left[documentType].some((type) => type === definition.type)) return []
    return [`${definition.title} cannot stand ${places[documentType]}`]
  })
}
