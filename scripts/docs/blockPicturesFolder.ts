import path from 'node:path'

/** The folder of the pictures of blocks: the back office serves them, docs/blocks.md shows them. */
export const blockPictureFolder = path.resolve(import.meta.dirname, '../../cms/public/block-pictures')
