import type { Payload } from 'payload'
import { sectionPath } from '#collections/addresses/publicPath.ts'
import type { ImportShow, ImportTerm } from '../import.types.ts'
import type { ImportReport } from './importReport.ts'
import { asImporter, inImportTransaction } from './importRequest.ts'
import type { ImportedMedia } from './mediaLibrary.write.ts'
import { readOldPaths, writeRedirectsTo } from './redirects.write.ts'
import type { TermIds } from './terms.write.ts'

const findSection = (payload: Payload, id: number) =>
  payload.findByID({ collection: 'sections', id, depth: 0, overrideAccess: true })

type Section = Awaited<ReturnType<typeof findSection>>

/** Gives the podcasts of an archive their covers, and has their old addresses lead to them. */
export async function writeShows(
  payload: Payload,
  sections: readonly ImportTerm[],
  ids: TermIds,
  media: ImportedMedia,
  report: ImportReport,
): Promise<void> {
  for (const { key, show } of sections) {
    const id = ids.get(key)
    if (!show || id === undefined) continue
    const section = await findSection(payload, id)
    if (section.importKey === key) await writeCover(payload, section, show, media)
    else if (show.guid && section.meta?.podcastGuid !== show.guid) {
      const what = `the show is there already, and podcast apps know it by another identity than its old feed’s, ${show.guid}`
      report.remark({ kind: 'changed', what }, section.name)
    }
    await writeOldAddresses(payload, section, show, report)
  }
}

async function writeCover(
  payload: Payload,
  section: Section,
  { logo }: ImportShow,
  media: ImportedMedia,
): Promise<void> {
  if (!logo || section.meta?.podcastLogoSquare) return
  await media.prefetch([logo])
  const file = await media.resolve(logo)
  if (file?.scheme !== 'image') return
  const data = { meta: { ...section.meta, podcastLogoSquare: Number(file.id) }, _status: 'published' as const }
  await inImportTransaction(payload, (req) =>
    req.payload.update({ collection: 'sections', id: section.id, data, ...asImporter(req) }),
  )
}

async function writeOldAddresses(
  payload: Payload,
  section: Section,
  { oldPaths, oldFeeds }: ImportShow,
  report: ImportReport,
): Promise<void> {
  const own = sectionPath({ type: section.type, slug: section.slug ?? '' })
  const feed = `${own}/feed.xml`
  await inImportTransaction(payload, async (req) => {
    const written = [
      await writeRedirectsTo(req, readOldPaths({ oldPaths }, own), { type: 'section', section: section.id }),
      await writeRedirectsTo(req, readOldPaths({ oldPaths: oldFeeds }, feed), { type: 'redirect', url: feed }),
    ]
    for (const { made, unchanged, remarks } of written) {
      report.count('redirects', 'made', made)
      report.count('redirects', 'unchanged', unchanged)
      for (const remark of remarks) report.remark(remark, section.name)
    }
  })
}
