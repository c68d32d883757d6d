import { allowedParentsOf } from './allowedParents.ts'
import { type BlockType, isBlockType, schemas } from './schemas.ts'

// Blocks of which readers see nothing by itself, or only what another site shows.
const unseen: readonly BlockType[] = [
  'spacer',
  'chart',
  'document',
  'social-embed',
  'reusable',
  'dek',
  'featured-media-caption',
]

/** The blocks that have a picture (`npm run pictures`): those that stand on their own and are seen. */
export const picturedTypes: readonly BlockType[] = Object.keys(schemas)
  .filter(isBlockType)
  .filter((type) => !allowedParentsOf.has(type) && !unseen.includes(type))
