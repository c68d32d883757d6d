import { podcastsPath, sectionPath } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { PublicReads } from './publicReads.ts'
import type { SectionRow } from './rows.schema.ts'
import { sources } from './sources.ts'

// More sub-sections than any section has.
const maxParts = 50

const podcasts: ReaderLink = { label: 'Podcasts', href: podcastsPath }

/** Returns what a section is part of, the topmost first: all podcasts for a show. One query for a sub-section. */
export async function loadTrailAbove(reads: PublicReads, section: SectionRow): Promise<ReaderLink[]> {
  if (section.type === 'show') return [podcasts]
  const { parent } = section
  const above = parent === null ? undefined : (await reads.byIds(sources.sections, [parent])).get(parent)
  return above ? [{ label: above.name, href: sectionPath(above) }] : []
}

/** Returns the sections that are part of a section, by name. One query; none for a podcast or a sub-section. */
export async function loadParts(reads: PublicReads, { id, type, parent }: SectionRow): Promise<ReaderLink[]> {
  if (type === 'show' || parent !== null) return []
  reads.tags.add(cacheTag.partsOf(id))
  const rows = await reads.many(sources.sections, { where: { parent: { equals: id } }, sort: 'name', limit: maxParts })
  return rows.map((row) => ({ label: row.name, href: sectionPath(row) }))
}

/** Returns where a post stands: what its section is part of, and that section. At most two queries. */
export async function loadTrail(reads: PublicReads, id: string | null): Promise<ReaderLink[]> {
  const section = id === null ? undefined : (await reads.byIds(sources.sections, [id])).get(id)
  if (!section) return []
  return [...(await loadTrailAbove(reads, section)), { label: section.name, href: sectionPath(section) }]
}
