import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { Asked } from './answer.types.ts'
import { loadRelated } from './related.load.ts'
import { shapeSite, wantedBySite } from './site.shape.ts'

/** The publication, for answers that name nothing else. Others load what it names together with their own. */
export async function loadSite(asked: Asked): Promise<ReaderSite> {
  const settings = await asked.settings
  return shapeSite(settings, await loadRelated(asked.reads, wantedBySite(settings)), asked.siteUrl)
}
