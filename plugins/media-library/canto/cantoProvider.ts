import { formatInTimeZone } from 'date-fns-tz'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { maxUploadSize } from '#collections/media/mimeTypes.ts'
import type { FetchLimits } from '#plugins/outside/fileFetch.ts'
import { fetchFile } from '#plugins/outside/fileFetch.ts'
import { callService, type OutsideService } from '#plugins/outside/serviceCall.ts'
import { takeFile } from '../file/file.take.ts'
import { allBytes } from '../file/sourceFile.ts'
import type {
  MediaItem,
  MediaProvider,
  MediaQuery,
  MediaReference,
  TimeRange,
} from '../provider/mediaProvider.types.ts'
import { cantoContent, cantoItem, cantoPage } from './canto.schema.ts'
import { type SentWords, withWords } from './canto.words.ts'

export interface CantoOptions {
  /** Of the newsroom's library, such as "https://paper.canto.com"; and of what gives tokens. Without a slash at the end. */
  host: string
  oauthUrl: string
  appId: string
  appSecret: string
  /** Decides which IP addresses files may be fetched from: the public ones, except in tests. */
  mayAsk?: FetchLimits['mayAsk']
}

const service: OutsideService = { name: 'Canto', variable: 'CANTO_APP_ID and CANTO_APP_SECRET' }

const token = z.object({ accessToken: z.string(), expiresIn: z.coerce.number().default(3600) })
// The address that a file is sent to, and the form fields before it.
const uploadSetting = z.object({ url: z.url() }).catchall(z.union([z.string(), z.number()]).transform(String))

// Milliseconds before its end that a token is not used any more, and that a file may take.
const margin = 60_000
const timeoutMs = 60_000

/**
 * Returns the newsroom's library at Canto (API v1, https://support.canto.com/support/solutions/articles/9000176629;
 * names of fields as in https://github.com/jleehr/canto-saas-api). What stories use is copied, so that they never
 * depend on it.
 */
export function cantoProvider({ host, oauthUrl, appId, appSecret, mayAsk }: CantoOptions): MediaProvider {
  let known: { token: string; until: number } | null = null

  const headers = async () => {
    if (!known || known.until < Date.now()) {
      // The other address, …/compatible/token, answers in other words. A secret in an address would stand in logs.
      const url = `${oauthUrl}/oauth/api/oauth2/token`
      const body = new URLSearchParams({ app_id: appId, app_secret: appSecret, grant_type: 'client_credentials' })
      const { accessToken, expiresIn } = await callService(service, token, url, { method: 'POST', body })
      known = { token: accessToken, until: Date.now() + expiresIn * 1000 - margin }
    }
    return { Authorization: `Bearer ${known.token}` }
  }

  const details = async ({ id, scheme }: MediaReference): Promise<MediaItem> => {
    const url = `${host}/api/v1/${scheme}/${encodeURIComponent(id)}`
    const item = cantoItem(await callService(service, cantoContent, url, { headers: await headers() }), host)
    if (!item) throw new APIError('Canto has no such thing (any more).', 404, null, true)
    return item
  }

  const copy = async (req: PayloadRequest, reference: MediaReference): Promise<string> => {
    const providerKey = `canto:${reference.scheme}:${reference.id}`
    const where = { providerKey: { equals: providerKey } }
    const common = { depth: 0, overrideAccess: true } as const
    const { docs } = await req.payload.find({ collection: 'media', where, limit: 1, pagination: false, ...common })
    if (docs[0]) return String(docs[0].id)
    const { src, name, alt, caption, credit, usageInstructions } = await details(reference)
    const limits = { maxSize: maxUploadSize, timeout: timeoutMs, mayAsk }
    const { data } = await fetchFile(src.default, limits).catch((error: unknown) => {
      req.payload.logger.warn({ err: error, msg: `Canto did not hand over ${providerKey}` })
      throw new APIError('Canto did not hand over the file. Try again.', 502, null, true)
    })
    const file = { name, mimetype: '', data, size: data.length }
    const words = { alt, caption, credit, usageInstructions, providerKey }
    const { id } = await req.payload.create({ collection: 'media', data: words, file, req, ...common })
    return String(id)
  }

  return {
    name: 'Canto',
    isOwn: false,
    search: async (_req, query) => {
      const url = searchAddress(host, query)
      const { results, found } = await callService(service, cantoPage, url, { headers: await headers() })
      return { results: (results ?? []).flatMap((content) => cantoItem(content, host) ?? []), found }
    },
    details: (_req, item) => details(item),
    upload: async (req, { file, credit, caption }) => {
      // What is sent on is as clean as what would be kept here.
      const { file: clean, facts } = await takeFile(file, req.user ? String(req.user.id) : null)
      const words = { credit: credit || facts.credit, caption: caption || facts.caption }
      const ready = await withWords(clean, words)
      const setting = await callService(service, uploadSetting, `${host}/api/v1/upload/setting`, {
        headers: await headers(),
      })
      const { url, ...fields } = setting
      const form = new FormData()
      // These and no others: what Canto has not signed is refused by the store.
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('x-amz-meta-file_name', ready.name)
      form.set('file', new Blob([new Uint8Array(await allBytes(ready))], { type: ready.mimetype }), ready.name)
      const answer = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(timeoutMs) }).catch(
        () => null,
      )
      if (!answer?.ok) throw new APIError('Canto did not take the file. Try again.', 502, null, true)
      return arriving(ready.name, ready.mimetype, words)
    },
    take: async (req, items) => {
      const ids: string[] = []
      // One after the other: two copies of one item at once would be two files.
      for (const item of items) ids.push(await copy(req, item))
      return ids
    },
  }
}

const days = ({ from, before }: TimeRange): string => {
  const day = (moment: Date) => formatInTimeZone(moment, 'America/Los_Angeles', 'yyyy-MM-dd')
  return `${day(from)}..${day(new Date(before.getTime() - 1))}`
}

const searchAddress = (host: string, query: MediaQuery): URL => {
  const { keyword, scheme, creator, created, uploaded, folder, limit, start, sortBy, sortDirection } = query
  const url = new URL(folder ? `${host}/api/v1/album/${encodeURIComponent(folder)}` : `${host}/api/v1/search`)
  const params = {
    keyword,
    scheme: scheme === 'all' ? 'image|video|audio|document|presentation|other' : scheme,
    limit: String(limit),
    start: String(start),
    sortBy,
    sortDirection,
    owner: creator,
    createdTime: created ? days(created) : '',
    uploadedTime: uploaded ? days(uploaded) : '',
  }
  for (const [name, value] of Object.entries(params)) if (value !== '') url.searchParams.set(name, value)
  return url
}

// A file that Canto has taken and not yet looked at: it has no id until it has.
const arriving = (name: string, mimeType: string, words: SentWords): MediaItem => ({
  ...words,
  id: '',
  scheme: 'other',
  name,
  mimeType,
  width: null,
  height: null,
  src: { preview: null, default: '' },
  alt: '',
  usageInstructions: '',
  contributor: '',
  duration: null,
  created: null,
  uploaded: null,
  modified: null,
  page: null,
})
