import path from 'node:path'
import { homesOf } from '#blocks/registry/homes.ts'
import { type BlockType, isBlockType, schemas } from '#blocks/registry/schemas.ts'

/** Blocks of which readers see nothing by itself, or only what another site shows. */
const unseen: readonly BlockType[] = [
  'spacer',
  'chart',
  'document',
  'social-embed',
  'reusable',
  'dek',
  'featured-media-caption',
]

/** The blocks that docs/blocks.md shows a picture of: those that stand on their own and are seen. */
export const picturedTypes = Object.keys(schemas)
  .filter(isBlockType)
  .filter((type) => !homesOf.has(type) && !unseen.includes(type))

/** Where their pictures lie. */
export const blockPictureFolder = path.resolve(import.meta.dirname, '../../docs/pictures/blocks')
