import type { DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { isSlug, numberedSlug, slugFrom } from '#collections/fields/slug.ts'
import { podcastCategories } from '#collections/sections/podcastCategories.ts'
import { blocksFromParagraphs } from '../convert/text.convert.ts'
import { type ImportTerm, type TermKind, termKinds } from '../import.types.ts'
import { editorState } from './editorState.ts'
import type { ImportReport } from './importReport.ts'
import { asImporter, chunksOf, inImportTransaction, reasonOf } from './importRequest.ts'
import { inParallel } from './parallel.ts'

// Terms in one transaction, and transactions at once.
const termsTogether = 15
const chunksAtOnce = 4

/** Ids by the archive's keys. */
export type TermIds = ReadonlyMap<string, number>

const collections = { sections: 'sections', tags: 'tags', authors: 'authors', sources: 'post-sources' } as const

/** Returns a slug out of one of WordPress's (which may be percent-encoded) or, failing that, out of a name. */
export function usableSlug(slug: string, name: string, fallback: string): string {
  let decoded = slug
  try {
    decoded = decodeURIComponent(slug)
  } catch {
    // A stray percent sign: the slug is taken as it is.
  }
  return (isSlug(slug) ? slug : slugFrom(decoded)) || slugFrom(name) || slugFrom(fallback)
}

async function idsByKey(payload: Payload, kind: TermKind, terms: readonly ImportTerm[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const chunk of chunksOf(terms, 500)) {
    const { docs } = await payload.find({
      collection: collections[kind],
      where: { importKey: { in: chunk.map(({ key }) => key) } },
      ...{ depth: 0, limit: 0, pagination: false, overrideAccess: true },
      select: { importKey: true },
    })
    for (const { id, importKey } of docs) if (importKey) ids.set(importKey, id)
  }
  return ids
}

interface Namesake {
  id: number
  // One out of an archive is another term that happens to have the same slug; one made by people is used.
  isMadeByPeople: boolean
  isShow: boolean
}

// Returns the existing documents with the slugs of some terms (the names, for sources), by slug or name.
async function namesakesOf(
  req: PayloadRequest,
  kind: TermKind,
  wanted: readonly string[],
): Promise<Map<string, Namesake>> {
  const where: Where = kind === 'sources' ? { name: { in: wanted } } : { slug: { in: wanted } }
  const { docs } = await req.payload.find({
    collection: collections[kind],
    where,
    ...{ limit: 0, pagination: false, trash: true },
    ...asImporter(req),
  })
  return new Map(
    docs.map((term) => [
      ('slug' in term ? term.slug : term.name) ?? '',
      {
        id: term.id,
        isMadeByPeople: !term.importKey && !('deletedAt' in term && term.deletedAt),
        isShow: 'type' in term && term.type === 'show',
      },
    ]),
  )
}

async function freeSlug(
  req: PayloadRequest,
  collection: 'sections' | 'tags' | 'authors',
  wanted: string,
): Promise<string> {
  for (let number = 2; ; number += 1) {
    const slug = numberedSlug(wanted, number)
    const where = { slug: { equals: slug } }
    const { totalDocs } = await req.payload.count({ collection, where, trash: true, ...asImporter(req) })
    if (totalDocs === 0) return slug
  }
}

// `ids`: of the terms that are there already, those that others are part of among them.
async function createTerm(
  req: PayloadRequest,
  kind: TermKind,
  term: ImportTerm,
  slug: string,
  ids: TermIds,
): Promise<number> {
  const { key: importKey, name } = term
  if (kind === 'sources') {
    const url = term.url ?? null
    return (
      await req.payload.create({ collection: 'post-sources', data: { name, url, importKey }, ...asImporter(req) })
    ).id
  }
  const data = { name, slug, importKey }
  if (kind === 'tags') return (await req.payload.create({ collection: 'tags', data, ...asImporter(req) })).id
  if (kind === 'authors') {
    const author = { ...data, ...(term.email ? { email: term.email } : {}) }
    return (await req.payload.create({ collection: 'authors', data: author, ...asImporter(req) })).id
  }
  const description = term.description ? editorState(blocksFromParagraphs([term.description])) : null
  const parent = (term.parent !== undefined && ids.get(term.parent)) || null
  const section = { ...data, description, parent, ...showData(term), _status: 'published' as const }
  return (await req.payload.create({ collection: 'sections', data: section, ...asImporter(req) })).id
}

type Category = NonNullable<NonNullable<DataFromCollectionSlug<'sections'>['meta']>['podcastCategory']>

const isCategory = (value: string | undefined): value is Category =>
  podcastCategories.some((category) => category.value === value)

function showData({ show }: ImportTerm) {
  if (!show) return {}
  const [category] = show.categories.flatMap((name) => podcastCategories.find((known) => known.name === name) ?? [])
  return {
    type: 'show' as const,
    meta: {
      ...(isCategory(category?.value) ? { podcastCategory: category.value } : {}),
      podcastEmail: show.email || null,
      podcastExplicit: show.isExplicit,
      podcastSerial: show.isSerial,
      podcastGuid: show.guid || null,
    },
  }
}

interface WrittenTerm {
  key: string
  id: number
  isMade: boolean
}

async function writeInOrder(
  req: PayloadRequest,
  kind: TermKind,
  terms: readonly ImportTerm[],
  ids: TermIds,
): Promise<WrittenTerm[]> {
  const wantedBy = (term: ImportTerm): string =>
    kind === 'sources' ? term.name : usableSlug(term.slug, term.name, term.key)
  const there = await namesakesOf(req, kind, terms.map(wantedBy))
  const written: WrittenTerm[] = []
  for (const term of terms) {
    const wanted = wantedBy(term)
    const namesake = there.get(wanted)
    if (namesake?.isMadeByPeople && (!term.show || namesake.isShow)) {
      written.push({ key: term.key, id: namesake.id, isMade: false })
      continue
    }
    const slug = namesake && kind !== 'sources' ? await freeSlug(req, kind, wanted) : wanted
    const id = await createTerm(req, kind, term, slug, ids)
    there.set(slug, { id, isMadeByPeople: false, isShow: term.show !== undefined })
    written.push({ key: term.key, id, isMade: true })
  }
  return written
}

/**
 * Makes the sections, tags, authors and sources of an archive that are not there yet. Those that are there belong to
 * the newsroom and are never changed.
 * @returns their ids by key. A term that could not be made is in the report and not here.
 */
export async function writeTerms(
  payload: Payload,
  terms: Record<TermKind, readonly ImportTerm[]>,
  report: ImportReport,
  signal: AbortSignal,
): Promise<TermIds> {
  const ids = new Map<string, number>()
  for (const kind of termKinds) {
    const known = await idsByKey(payload, kind, terms[kind])
    for (const [key, id] of known) ids.set(key, id)
    report.count(kind, 'unchanged', known.size)
    const missing = terms[kind].filter(({ key }) => !known.has(key))
    // What others are part of comes first.
    for (const level of [missing.filter(({ parent }) => !parent), missing.filter(({ parent }) => parent)]) {
      const chunks = chunksOf(level, termsTogether)
      await inParallel(chunks.values(), chunksAtOnce, signal, (chunk) => writeChunk(payload, kind, chunk, ids, report))
    }
  }
  return ids
}

async function writeChunk(
  payload: Payload,
  kind: TermKind,
  chunk: readonly ImportTerm[],
  ids: Map<string, number>,
  report: ImportReport,
): Promise<void> {
  try {
    const written = await inImportTransaction(payload, (req) => writeInOrder(req, kind, chunk, ids))
    for (const { key, id, isMade } of written) {
      ids.set(key, id)
      report.count(kind, isMade ? 'made' : 'unchanged')
    }
  } catch (error) {
    const [only, ...others] = chunk
    if (only && others.length === 0) report.lose(kind, `${only.name} (${only.key})`, reasonOf(error))
    // One bad term must not take the others of its transaction with it.
    else for (const term of chunk) await writeChunk(payload, kind, [term], ids, report)
  }
}
