import { createHash } from 'node:crypto'
import type { Block } from '#blocks/core/block.types.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { resolveAddresses } from '../convert/addressesResolve.ts'
import { blocksFromBody, embedAddressesOf, mediaRequestsOf } from '../convert/body.convert.ts'
import type { ConvertOptions, ResolvedEmbed, ResolvedMedia } from '../convert/convert.types.ts'
import { lineFromHtml } from '../convert/html.convert.ts'
import type { ImportArchive, ImportDocument, ImportMedia, Remark } from '../import.types.ts'
import type { TermIds } from './terms.write.ts'

// Goes up when a change of the converters should reach what was imported before.
const conversionVersion = 8

export interface DocumentMedia {
  byUrl: ReadonlyMap<string, ImportMedia>
  featured: ImportMedia | null
  audio: ImportMedia | null
  embeds: readonly string[]
}

/** Returns the files and embeds that a document's body and head refer to. */
export function mediaOfDocument(document: ImportDocument, { mediaFor }: ImportArchive): DocumentMedia {
  const requests = mediaRequestsOf(document.body, document.conversion).map((request) => ({
    request,
    media: mediaFor(request),
  }))
  return {
    byUrl: new Map(requests.flatMap(({ request, media }) => (media ? [[request.url, media]] : []))),
    featured: document.featuredMedia,
    audio: document.episode?.audio ?? null,
    embeds: embedAddressesOf(document.body, document.conversion),
  }
}

/** Returns the files of a document, each once. */
export function filesOf({ byUrl, featured, audio }: DocumentMedia): ImportMedia[] {
  return [...new Set([...byUrl.values(), featured, audio].filter((file) => file !== null))]
}

/** The resolved files and embeds; null for those that could not be retrieved. */
export interface ResolvedDocumentMedia {
  files: ReadonlyMap<ImportMedia, ResolvedMedia | null>
  embeds: ReadonlyMap<string, ResolvedEmbed | null>
}

/**
 * Returns a fingerprint of all that an import writes of a document: the same archive and the same library give the same
 * one.
 */
export function hashOf(
  document: ImportDocument,
  media: DocumentMedia,
  resolved: ResolvedDocumentMedia,
  ids: TermIds,
): string {
  const { remarks: _remarks, featuredMedia: _resolved, label: _shown, ...content } = document
  const files = [...media.byUrl].map(([url, file]) => [url, resolved.files.get(file)?.id ?? null])
  const idOf = (file: ImportMedia | null) => (file && resolved.files.get(file)?.id) ?? null
  const heads = [idOf(media.featured), ...(media.audio ? [idOf(media.audio)] : [])]
  const embeds = [...resolved.embeds].map(([url, found]) => [url, found?.id ?? null])
  const missing = Object.values(document.terms).flatMap((keys) => keys.filter((key) => !ids.has(key)))
  // The functions of the conversion are no part of the JSON.
  return createHash('sha256')
    .update(JSON.stringify([conversionVersion, content, files, ...heads, missing, embeds]))
    .digest('hex')
}

export interface PreparedDocument {
  blocks: Block[]
  /** Null without a dek. */
  dek: Block[] | null
  remarks: Remark[]
}

export function convertDocument(
  document: ImportDocument,
  media: DocumentMedia,
  resolved: ResolvedDocumentMedia,
): PreparedDocument {
  const remarks: Remark[] = [...document.remarks]
  const options: ConvertOptions = {
    ...document.conversion,
    resolveMedia: ({ url }) => {
      const file = media.byUrl.get(url)
      return (file && resolved.files.get(file)) ?? null
    },
    resolveEmbed: (url) => resolved.embeds.get(url) ?? null,
    note: (kind, what) => remarks.push({ kind, what }),
  }
  const line = lineFromHtml(resolveAddresses(document.dek, options), options)
  if (media.featured && !resolved.files.get(media.featured)) {
    remarks.push({ kind: 'media', what: `featured picture: ${media.featured.url}` })
  }
  if (media.audio && !resolved.files.get(media.audio)) {
    remarks.push({ kind: 'media', what: `recording: ${media.audio.url}` })
  }
  return {
    blocks: blocksFromBody(document.body, options),
    dek: line.length > 0 ? [newBlock('paragraph', {}, { content: line })] : null,
    remarks,
  }
}
