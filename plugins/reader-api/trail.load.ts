import { podcastsPath, sectionPath } from '#collections/addresses/publicPath.ts'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { PublicReads } from './publicReads.ts'
import { type SectionRow, sources } from './rows.schema.ts'

const podcasts: ReaderLink = { label: 'Podcasts', href: podcastsPath }

/** Returns what a section is part of, the topmost first: all podcasts for a show. One query for a sub-section. */
export async function loadTrailAbove(reads: PublicReads, section: SectionRow): Promise<ReaderLink[]> {
  if (section.type === 'show') return [podcasts]
  const { parent } = section
  const above = parent === null ? undefined : (await reads.byIds(sources.sections, [parent])).get(parent)
  return above ? [{ label: above.name, href: sectionPath(above) }] : []
}

/** Returns where a post stands: what its section is part of, and that section. At most two queries. */
export async function loadTrail(reads: PublicReads, id: string | null): Promise<ReaderLink[]> {
  const section = id === null ? undefined : (await reads.byIds(sources.sections, [id])).get(id)
  if (!section) return []
  return [...(await loadTrailAbove(reads, section)), { label: section.name, href: sectionPath(section) }]
}
