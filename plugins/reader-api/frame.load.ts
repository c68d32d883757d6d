import type { PlacedBlock } from '#blocks/core/block.types.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadRelated } from './related.load.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'

/** Returns what stands around the blocks of a page: the publication, and all that the blocks name. */
export async function frameOf(request: ReaderRequest, blocks: PlacedBlock[]) {
  const [linked, settings] = await Promise.all([loadBlockRows(request, blocks), request.settings])
  const related = await loadRelated(request.reads, referencesOfSite(settings), ...referencesOfBlocks(blocks, linked))
  return {
    site: shapeSite(settings, related, request.siteUrl),
    references: shapeReferences(blocks, linked, related),
  }
}

/** Returns the publication, for answers that name nothing else. Others load what it names together with their own. */
export async function loadSite(request: ReaderRequest): Promise<ReaderSite> {
  const settings = await request.settings
  return shapeSite(settings, await loadRelated(request.reads, referencesOfSite(settings)), request.siteUrl)
}
