import { basename, extname } from 'node:path'
import type { Payload } from 'payload'
import { acceptedMimeTypes, maxUploadSize, mediaSchemeOf } from '#collections/media/mimeTypes.ts'
import { FetchError, type FetchedFile, type FetchLimits, fetchFile } from '../../outside/fileFetch.ts'
import type { ResolvedMedia } from '../convert/convert.types.ts'
import type { ImportMedia } from '../import.types.ts'
import type { ImportReport } from './importReport.ts'
import { chunksOf, importContext, reasonOf } from './importRequest.ts'

/** Limits for fetching a file of an archive. */
export const limitsByDefault: FetchLimits = { maxSize: maxUploadSize, timeout: 60_000 }

// File endings for servers that do not say what a file is.
const mimeTypesByEnding: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/**
 * Returns the MIME type of a file: from its server, from its ending (with the point), or from what names it; the first that the
 * library accepts.
 */
export function mimeTypeOf({ mimeType }: FetchedFile, ending: string, stated = ''): string {
  const found = [mimeType, mimeTypesByEnding[ending] ?? '', stated].find((type) => acceptedMimeTypes.includes(type))
  return found ?? mimeType
}

/** Returns the name that a file has in its address. */
export function fileName(url: string): string {
  const name = basename(new URL(url).pathname)
  try {
    return decodeURIComponent(name) || 'file'
  } catch {
    return name || 'file'
  }
}

// Returns the common part of file names that the library could make equal: it drops signs and counts at the end.
function familyOf(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/(-\d+)+$/, '')
    .replace(/[^\p{L}\d]/gu, '')
}

/** The files of an archive in the media library: found by their key, or fetched and kept, each once. */
export class ImportedMedia {
  private readonly resolved = new Map<string, Promise<ResolvedMedia | null>>()
  // Why a host cannot be asked, by host: it is asked once a run.
  private readonly hostsDown = new Map<string, string>()
  // The last file that is being kept of each family of names.
  private readonly keeping = new Map<string, Promise<unknown>>()
  private readonly payload: Payload
  private readonly report: ImportReport
  private readonly limits: FetchLimits

  constructor(payload: Payload, report: ImportReport, limits: FetchLimits) {
    this.payload = payload
    this.report = report
    this.limits = limits
  }

  /** Looks up many files at once, so that `resolve` need not ask for each. */
  async prefetch(media: readonly ImportMedia[]): Promise<void> {
    const unknown = media.filter(({ key }) => !this.resolved.has(key))
    for (const chunk of chunksOf(unknown, 500)) {
      const { docs } = await this.payload.find({
        collection: 'media',
        where: { importKey: { in: chunk.map(({ key }) => key) } },
        ...{ depth: 0, limit: 0, pagination: false, overrideAccess: true },
        select: { importKey: true, scheme: true },
      })
      for (const { id, importKey, scheme } of docs) {
        if (!importKey) continue
        this.report.count('media', 'unchanged')
        this.resolved.set(importKey, Promise.resolve({ id: String(id), scheme: scheme ?? 'other' }))
      }
    }
  }

  /** The library's item for a file, fetched when it is not there yet; null, with a line in the report, when it cannot be had. */
  resolve(media: ImportMedia): Promise<ResolvedMedia | null> {
    const known = this.resolved.get(media.key)
    if (known) return known
    const pending = this.fetch(media)
    this.resolved.set(media.key, pending)
    return pending
  }

  private async fetch(media: ImportMedia): Promise<ResolvedMedia | null> {
    try {
      return await this.keep(media, await this.download(media.url))
    } catch (error) {
      this.report.count('media', 'skipped')
      const caption = media.caption ? `; its caption: ${media.caption}` : ''
      this.report.remark({ kind: 'media', what: `${media.url}: ${reasonOf(error)}${caption}` })
      return null
    }
  }

  private async download(url: string): Promise<FetchedFile> {
    const { host } = new URL(url)
    const down = this.hostsDown.get(host)
    if (down) throw new FetchError(down)
    try {
      return await fetchFile(url, this.limits)
    } catch (error) {
      if (error instanceof FetchError && error.isHostDown) this.hostsDown.set(host, error.message)
      throw error
    }
  }

  // Keeps a file when those whose names could become the same are kept: the library looks for a free name first and
  // writes after, so that two at once would take the same one.
  private keep(media: ImportMedia, file: FetchedFile): Promise<ResolvedMedia> {
    const name = fileName(media.url)
    const family = familyOf(name)
    const before = this.keeping.get(family) ?? Promise.resolve()
    const kept = before.then(() => this.create(media, file, name))
    this.keeping.set(
      family,
      kept.catch(() => {}),
    )
    return kept
  }

  private async create(media: ImportMedia, file: FetchedFile, name: string): Promise<ResolvedMedia> {
    const mimetype = mimeTypeOf(file, extname(name).toLowerCase(), media.mimeType)
    if (!acceptedMimeTypes.includes(mimetype)) throw new FetchError(`is ${mimetype || 'of no known kind'}`)
    // The library reads the bytes: the file may be something else than its server says.
    const { id, scheme } = await this.payload.create({
      collection: 'media',
      data: { alt: media.alt, caption: media.caption, importKey: media.key },
      file: { data: file.data, mimetype, name, size: file.data.length },
      depth: 0,
      overrideAccess: true,
      context: { ...importContext },
    })
    this.report.count('media', 'made')
    return { id: String(id), scheme: scheme ?? mediaSchemeOf(mimetype) }
  }
}
