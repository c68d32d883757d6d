import type { PayloadRequest } from 'payload'
import type { ResolvedMedia } from '../convert/convert.types.ts'
import type { ImportDocument, Remark, TermKind } from '../import.types.ts'
import type { PreparedDocument } from './document.prepare.ts'
import { editorState } from './editorState.ts'
import type { EpisodeParts } from './episodePartsFetch.ts'
import { asImporter } from './importRequest.ts'
import { languageOf } from './language.ts'
import type { TermIds } from './terms.write.ts'

/** The existing document under a document's key. */
export interface KnownDocument {
  id: number
  importHash: string | null
  isTrashed: boolean
}

export interface WritableDocument {
  document: ImportDocument
  prepared: PreparedDocument
  hash: string
  featured: ResolvedMedia | null
  /** The recording of an episode; null where it could not be had. */
  audio: ResolvedMedia | null
  parts: EpisodeParts
  known: KnownDocument | null
  /** For documents that are made: free when it was chosen. Absent: made from the title. */
  slug: string | null
}

export interface WriteContext {
  ids: TermIds
  /** Ids of contributor roles by their names. */
  roles: ReadonlyMap<string, number>
  publicationLanguage: string
}

export interface WrittenDocument {
  id: number
  /** Its public path; null for a document that was never published. */
  path: string | null
}

function idsOf(document: ImportDocument, kind: TermKind, ids: TermIds): number[] {
  return [...new Set(document.terms[kind].map((key) => ids.get(key)).filter((id) => id !== undefined))]
}

const numberOf = (media: ResolvedMedia | null): number | null => (media ? Number(media.id) : null)

function common({ document, prepared, hash, known, slug }: WritableDocument) {
  return {
    ...(known || !slug ? {} : { slug }),
    body: editorState(prepared.blocks),
    importKey: document.key,
    importHash: hash,
    _status: document.status === 'published' ? ('published' as const) : ('draft' as const),
  }
}

// A part missing from this import is kept: a recording or a transcript may only be unreachable.
function episodeData(
  { document: { episode }, audio, parts: { chapters, transcript } }: WritableDocument,
  ids: TermIds,
) {
  if (!episode) return {}
  const { show, guid, season, number, kind } = episode
  return {
    type: 'episode' as const,
    show: ids.get(show) ?? null,
    guid,
    season,
    episodeNumber: number,
    episodeType: kind,
    ...(audio?.scheme === 'audio' ? { audio: numberOf(audio) } : {}),
    ...(chapters ? { chapters } : {}),
    ...(transcript === undefined ? {} : { transcript }),
  }
}

function contributorsOf({ contributors = [] }: ImportDocument, { ids, roles }: WriteContext) {
  const found = contributors.flatMap(({ author: key, role: name }) => {
    const [author, role] = [ids.get(key), roles.get(name)]
    return author && role ? [{ author, role }] : []
  })
  return found.length > 0 ? { contributors: found } : {}
}

function postData(writable: WritableDocument, context: WriteContext) {
  const { ids, publicationLanguage: publication } = context
  const { document, prepared, featured } = writable
  const sections = idsOf(document, 'sections', ids)
  const isImage = featured?.scheme === 'image'
  return {
    ...common(writable),
    headline: document.title,
    subhead: prepared.dek ? editorState(prepared.dek) : null,
    authors: idsOf(document, 'authors', ids),
    sections,
    primarySection: sections[0] ?? null,
    tags: idsOf(document, 'tags', ids),
    sources: idsOf(document, 'sources', ids),
    featuredMedia: numberOf(featured),
    featuredMediaCaption: document.featuredMediaCaption,
    featuredMediaType: featured ? ('IMAGE' as const) : ('NONE' as const),
    websiteImage: isImage ? numberOf(featured) : null,
    publishDateTime: document.publishedAt,
    note: document.note || null,
    language: languageOf(document, publication).language,
    ...contributorsOf(document, context),
    ...episodeData(writable, ids),
  }
}

async function writePost(
  req: PayloadRequest,
  writable: WritableDocument,
  context: WriteContext,
): Promise<WrittenDocument> {
  const data = postData(writable, context)
  const { known } = writable
  const options = { collection: 'posts', data, draft: false, select: { path: true }, ...asImporter(req) } as const
  const post = known
    ? await req.payload.update({ ...options, id: known.id, trash: true })
    : await req.payload.create({ ...options, data: { ...postDefaults, ...data } })
  return { id: post.id, path: post.path ?? null }
}

// Payload fills these in itself; its types want them said.
const postDefaults = {
  type: 'article',
  layout: 'DEFAULT',
  headlinePlacement: 'BOTTOM',
  publishStatus: 'DRAFT',
} as const

async function writePage(req: PayloadRequest, writable: WritableDocument): Promise<WrittenDocument> {
  const data = { ...common(writable), title: writable.document.title }
  const { known } = writable
  const options = { collection: 'pages', data, draft: false, select: { slug: true }, ...asImporter(req) } as const
  const page = known
    ? await req.payload.update({ ...options, id: known.id, trash: true })
    : await req.payload.create({ ...options, data: { ...data, publishStatus: 'DRAFT' } })
  return { id: page.id, path: page.slug && writable.document.status === 'published' ? `/${page.slug}` : null }
}

/** Makes or updates a document, under the lifecycle's own rules, and puts it in the trash where the archive had it there. */
export async function writeDocument(
  req: PayloadRequest,
  writable: WritableDocument,
  context: WriteContext,
): Promise<WrittenDocument> {
  const { collection, status } = writable.document
  const written = await (collection === 'posts' ? writePost(req, writable, context) : writePage(req, writable))
  if (status === 'trashed' && !writable.known) {
    const data = { deletedAt: new Date().toISOString() }
    await req.payload.update({ collection, id: written.id, data, ...asImporter(req) })
  }
  return written
}

export function remarksOfPage({ collection, terms, dek, featuredMedia, note }: ImportDocument): Remark[] {
  if (collection === 'posts') return []
  const left = [
    terms.authors.length > 0 && 'by-line of a page',
    terms.sections.length + terms.tags.length > 0 && 'sections or tags of a page',
    dek && `excerpt of a page: ${dek}`,
    featuredMedia && `featured picture of a page: ${featuredMedia.url}`,
    note && `note of a page: ${note}`,
  ]
  return left
    .filter((what) => typeof what === 'string' && what !== '')
    .map((what) => ({ kind: 'changed', what: String(what) }))
}
