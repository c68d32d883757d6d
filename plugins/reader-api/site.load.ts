import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadRelated } from './related.load.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'

/** Returns the publication, for answers that name nothing else. Others load what it names together with their own. */
export async function loadSite(request: ReaderRequest): Promise<ReaderSite> {
  const settings = await request.settings
  return shapeSite(settings, await loadRelated(request.reads, referencesOfSite(settings)), request.siteUrl)
}
