import type { ReaderAnswer } from '#blocks/core/reader.types.ts'
import type { Asked } from './answer.types.ts'
import { loadRelated } from './related.load.ts'
import type { TargetRow } from './rows.schema.ts'
import { sources } from './rows.schema.ts'
import { loadSite } from './site.load.ts'

/** What is kept about an address that is no page. A redirect to what readers may not see leads nowhere: 404. */
export async function answerTarget(asked: Asked, target: TargetRow | null): Promise<ReaderAnswer> {
  if (target?.type === 'gone') return answerAbsence(asked, 410)
  if (target?.type === 'unavailable_for_legal_reasons') return answerAbsence(asked, 451, target.authority)
  const location = target && (await locationOf(asked, target))
  if (!location) return answerAbsence(asked, 404)
  return { status: target.code === '307' ? 307 : 301, location, tags: [...asked.reads.tags] }
}

/** A status without a story, in the publication's own clothes. */
export async function answerAbsence(
  asked: Asked,
  status: 404 | 410 | 451,
  authority: string | null = null,
): Promise<ReaderAnswer> {
  const site = await loadSite(asked)
  return { status, site, authority, tags: [...asked.reads.tags] }
}

async function locationOf({ reads }: Asked, target: TargetRow): Promise<string | null> {
  const { type } = target
  if (type === 'redirect') return target.url
  if (type === 'post' && target.post) {
    return (await reads.byIds(sources.teasers, [target.post])).get(target.post)?.path ?? null
  }
  const { authors, pages, sections, tags } = await loadRelated(reads, {
    authors: [type === 'author' ? target.author : null],
    pages: [type === 'page' ? target.page : null],
    sections: [type === 'section' ? target.section : null],
    tags: [type === 'tag' ? target.tag : null],
  })
  const links = [...pages.values(), ...sections.values(), ...tags.values()].map((link) => link.href)
  return links[0] ?? [...authors.values()][0]?.url ?? null
}
