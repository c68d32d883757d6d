import type { Payload, PayloadRequest } from 'payload'
import { numberedSlug } from '#collections/fields/slug.ts'
import type { FetchLimits } from '../../outside/fileFetch.ts'
import type { ImportArchive, ImportDocument } from '../import.types.ts'
import {
  convertDocument,
  type DocumentMedia,
  filesOf,
  hashOf,
  mediaOfDocument,
  type ResolvedDocumentMedia,
} from './document.prepare.ts'
import { type KnownDocument, remarksOfPage, type WritableDocument, writeDocument } from './document.write.ts'
import type { ImportedEmbeds } from './embeds.write.ts'
import { type EpisodeParts, fetchEpisodeParts } from './episodePartsFetch.ts'
import type { ImportReport } from './importReport.ts'
import { inImportTransaction, reasonOf } from './importRequest.ts'
import { languageOf } from './language.ts'
import { lookAhead } from './lookAhead.ts'
import type { ImportedMedia } from './mediaLibrary.write.ts'
import { type WrittenRedirects, writeRedirects } from './redirects.write.ts'
import { type TermIds, usableSlug } from './terms.write.ts'

/** State that the batches of one import share. */
export interface DocumentImport {
  payload: Payload
  archive: ImportArchive
  ids: TermIds
  roles: ReadonlyMap<string, number>
  publicationLanguage: string
  fetching: FetchLimits
  media: ImportedMedia
  embeds: ImportedEmbeds
  report: ImportReport
  /** Slugs that this import has given, and to which document, so that two batches at once do not choose the same. */
  slugs: Map<string, string>
}

const everyVersion = { depth: 0, pagination: false, overrideAccess: true, trash: true } as const

async function knownDocuments(
  payload: Payload,
  documents: readonly ImportDocument[],
): Promise<Map<string, KnownDocument>> {
  const known = new Map<string, KnownDocument>()
  for (const collection of ['posts', 'pages'] as const) {
    const keys = documents.filter((document) => document.collection === collection).map(({ key }) => key)
    if (keys.length === 0) continue
    const { docs } = await payload.find({
      collection,
      where: { importKey: { in: keys } },
      select: { importKey: true, importHash: true, deletedAt: true },
      ...everyVersion,
    })
    for (const { id, importKey, importHash = null, deletedAt } of docs) {
      if (importKey) known.set(importKey, { id, importHash, isTrashed: Boolean(deletedAt) })
    }
  }
  return known
}

async function takenSlugs(payload: Payload, slugs: readonly string[]): Promise<Set<string>> {
  const where = { slug: { in: slugs } }
  const select = { slug: true } as const
  const [posts, pages, targets] = await Promise.all([
    payload.find({ collection: 'posts', where, select, ...everyVersion }),
    payload.find({ collection: 'pages', where, select, ...everyVersion }),
    payload.find({
      collection: 'url-targets',
      where: { path: { in: slugs.map((slug) => `/${slug}`) } },
      select: { path: true },
      ...everyVersion,
    }),
  ])
  const found = [...posts.docs, ...pages.docs].map(({ slug }) => slug ?? '')
  return new Set([...found, ...targets.docs.map(({ path }) => path.slice(1))])
}

// Takes a slug for a document; false when another document of this import has it.
function reserve({ slugs }: DocumentImport, slug: string, { key }: ImportDocument): boolean {
  const owner = slugs.get(slug)
  if (owner !== undefined) return owner === key
  slugs.set(slug, key)
  return true
}

// An old address of one part ("/story") will be a redirect, and keeps other documents from that slug.
function reserveOldPaths(work: DocumentImport, document: ImportDocument): void {
  for (const path of document.oldPaths) {
    const [, slug] = /^\/([^/]+)\/?$/.exec(path) ?? []
    if (slug) reserve(work, slug, document)
  }
}

// Gives every new document an unused slug: its own, or that with a number.
async function chooseSlugs(work: DocumentImport, fresh: readonly ImportDocument[]): Promise<Map<string, string>> {
  const wanted = fresh.map((document) => ({ document, slug: usableSlug(document.slug, document.title, document.key) }))
  const taken = await takenSlugs(
    work.payload,
    wanted.map(({ slug }) => slug),
  )
  for (const document of fresh) reserveOldPaths(work, document)
  const chosen = new Map<string, string>()
  for (const { document, slug } of wanted) {
    const isTaken = async (candidate: string): Promise<boolean> =>
      candidate === slug ? taken.has(slug) : (await takenSlugs(work.payload, [candidate])).size > 0
    let free = slug
    // Reserved before it is looked up: another batch may be choosing meanwhile.
    for (let number = 2; !reserve(work, free, document) || (await isTaken(free)); number += 1) {
      free = numberedSlug(slug, number)
    }
    if (free !== slug) work.report.remark({ kind: 'changed', what: `slug ${slug} is taken: ${free}` }, document.label)
    chosen.set(document.key, free)
  }
  return chosen
}

interface Candidate {
  document: ImportDocument
  files: DocumentMedia
  resolved: ResolvedDocumentMedia
  parts: EpisodeParts
  hash: string
}

async function resolveAll<Wanted, Found>(
  wanted: readonly Wanted[],
  resolve: (one: Wanted) => Promise<Found>,
): Promise<Map<Wanted, Found>> {
  return new Map(await Promise.all(wanted.map(async (one) => [one, await resolve(one)] as const)))
}

async function candidateOf(
  document: ImportDocument,
  files: DocumentMedia,
  { media, embeds, ids }: DocumentImport,
): Promise<Candidate> {
  const resolved = {
    files: await resolveAll(filesOf(files), (file) => media.resolve(file)),
    embeds: await resolveAll(files.embeds, (url) => embeds.resolve(url)),
  }
  return { document, files, resolved, parts: { remarks: [] }, hash: hashOf(document, files, resolved, ids) }
}

// Fetches the parts of an episode, unless it is known whole. One that lacks a part has a fingerprint of its own: the
// next import asks for the part again, and writes only when it is there.
async function withParts(
  candidate: Candidate,
  known: KnownDocument | undefined,
  limits: FetchLimits,
): Promise<Candidate> {
  const { document, hash } = candidate
  if (!document.episode || known?.importHash === hash) return candidate
  const parts = await fetchEpisodeParts(document.episode, limits)
  const lacks = parts.remarks.map(({ what }) => what.split(' ')[0])
  return { ...candidate, parts, hash: [hash, ...lacks].join(' without ') }
}

async function writeOne(
  req: PayloadRequest,
  writable: WritableDocument,
  work: DocumentImport,
): Promise<WrittenRedirects> {
  return writeRedirects(req, writable.document, await writeDocument(req, writable, work))
}

function notify(
  { document, prepared, parts, known }: WritableDocument,
  redirects: WrittenRedirects,
  { report, publicationLanguage }: DocumentImport,
): void {
  report.count(document.collection, known ? 'updated' : 'made')
  report.count('redirects', 'made', redirects.made)
  report.count('redirects', 'unchanged', redirects.unchanged)
  const { remarks: ofLanguage } = languageOf(document, publicationLanguage)
  const remarks = [
    ...prepared.remarks,
    ...parts.remarks,
    ...remarksOfPage(document),
    ...ofLanguage,
    ...redirects.remarks,
  ]
  for (const remark of remarks) report.remark(remark, document.label)
}

// Writes documents in one transaction; when one of them cannot be written, each gets its own.
async function writeAll(writables: readonly WritableDocument[], work: DocumentImport): Promise<void> {
  try {
    const written = await inImportTransaction(work.payload, async (req) => {
      if (writables.length > 1) await lookAhead(req, writables)
      const redirects: [WritableDocument, WrittenRedirects][] = []
      for (const writable of writables) redirects.push([writable, await writeOne(req, writable, work)])
      return redirects
    })
    // Called when it is committed: what was rolled back did not happen.
    for (const [writable, redirects] of written) notify(writable, redirects, work)
  } catch (error) {
    const [only, ...others] = writables
    if (only && others.length === 0) await writeAgain(only, work, error)
    else for (const writable of writables) await writeAll([writable], work)
  }
}

// The slug that was free may have been given away meanwhile: once more with one that is made at that moment.
async function writeAgain(writable: WritableDocument, work: DocumentImport, error: unknown): Promise<void> {
  if (writable.slug) await writeAll([{ ...writable, slug: null }], work)
  else work.report.lose(writable.document.collection, writable.document.label, reasonOf(error))
}

// Returns whether a document is new or has changed in the archive; reports what is left unchanged.
function isToWrite(
  { document, parts, hash }: Candidate,
  known: KnownDocument | undefined,
  report: ImportReport,
): boolean {
  if (!known) return true
  if (known.importHash === hash) {
    report.count(document.collection, 'unchanged')
    for (const remark of parts.remarks) report.remark(remark, document.label)
    return false
  }
  if (!known.isTrashed) return true
  report.count(document.collection, 'skipped')
  report.remark({ kind: 'skipped', what: 'changed in the archive, and in the trash here' }, document.label)
  return false
}

// Each item with what a conversion makes of it. An item that cannot be converted is lost with a line; the others stay.
function convertEach<Item, Result>(
  items: readonly Item[],
  documentOf: (item: Item) => ImportDocument,
  convert: (item: Item) => Result,
  report: ImportReport,
): [Item, Result][] {
  return items.flatMap((item): [Item, Result][] => {
    try {
      return [[item, convert(item)]]
    } catch (error) {
      const { collection, label } = documentOf(item)
      report.lose(collection, label, reasonOf(error))
      return []
    }
  })
}

/** Imports some documents: those that are as they were are left alone, the others are made or updated. */
export async function importBatch(documents: readonly ImportDocument[], work: DocumentImport): Promise<void> {
  const { report } = work
  const needs = convertEach(
    documents,
    (document) => document,
    (document) => mediaOfDocument(document, work.archive),
    report,
  )
  await work.media.prefetch(needs.flatMap(([, files]) => filesOf(files)))
  const candidates: Candidate[] = []
  for (const [document, needed] of needs) candidates.push(await candidateOf(document, needed, work))
  const known = await knownDocuments(work.payload, documents)
  const whole = await Promise.all(
    candidates.map((candidate) => withParts(candidate, known.get(candidate.document.key), work.fetching)),
  )
  const changed = convertEach(
    whole.filter((candidate) => isToWrite(candidate, known.get(candidate.document.key), report)),
    ({ document }) => document,
    ({ document, files, resolved }) => convertDocument(document, files, resolved),
    report,
  )
  const fresh = changed.map(([{ document }]) => document).filter(({ key }) => !known.has(key))
  const slugs = await chooseSlugs(work, fresh)
  const writables = changed.map(([{ document, files: needed, resolved, parts, hash }, prepared]) => ({
    document,
    prepared,
    parts,
    hash,
    featured: (needed.featured && resolved.files.get(needed.featured)) ?? null,
    audio: (needed.audio && resolved.files.get(needed.audio)) ?? null,
    known: known.get(document.key) ?? null,
    slug: slugs.get(document.key) ?? null,
  }))
  await writeAll(writables, work)
}
