import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderPrograms } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadSite } from './frame.load.ts'
import { linesOf } from './site.shape.ts'

export async function answerPrograms(request: ReaderRequest): Promise<ReaderPrograms> {
  const [site, { robots, llms }] = await Promise.all([loadSite(request), request.settings])
  request.reads.tags.add(cacheTag.settings)
  return {
    site,
    robots: robots.map(({ agent, paths }) => ({ agent, paths: linesOf(paths) })),
    llms: llms.isOn ? { about: llms.about.trim() } : null,
    tags: [...request.reads.tags],
  }
}
