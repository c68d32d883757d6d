import type { PlacedBlock } from '#blocks/core/block.types.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadRelated } from './related.load.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'

export async function frameOf(request: ReaderRequest, blocks: PlacedBlock[]) {
  const [linked, settings] = await Promise.all([loadBlockRows(request, blocks), request.settings])
  const related = await loadRelated(request.reads, referencesOfSite(settings), ...referencesOfBlocks(blocks, linked))
  return {
    site: shapeSite(settings, related, request.siteUrl),
    references: shapeReferences(blocks, linked, related),
  }
}
