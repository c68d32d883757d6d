import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './addressGuard.ts'

export interface FetchLimits {
  /** Bytes. */
  maxSize: number
  /** Milliseconds for the whole of it. */
  timeout: number
  /** Decides which IP addresses may be requested: the public ones, except in tests. */
  mayAsk?: (address: string) => boolean
}

export interface FetchedFile {
  data: Buffer
  /** Without parameters, lower case. */
  mimeType: string
}

/**
 * A file could not be retrieved; the message says why. `isHostDown`: another request to the same host would fail, too.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  constructor(
    message: string,
    readonly isHostDown = false,
    /** HTTP status of the response; null without a response. */
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

const maxRedirects = 5

/** A lookup that only yields addresses that may be asked: checked at the connection, so that no second answer slips by. */
function guardedLookup(mayAsk: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, [])
      const allowed = found.filter(({ address }) => mayAsk(address))
      if (allowed.length === 0) return callback(new FetchError(`${hostname} is no public address`, true), [])
      const [first] = allowed
      if (options.all || !first) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}

function respond(url: URL, { timeout, mayAsk = isPublicAddress }: FetchLimits): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError(`${url.protocol} is not fetched`)
  // A literal address never goes through the lookup.
  if (isIP(host) && !mayAsk(host)) throw new FetchError(`${host} is no public address`, true)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    const options = { lookup: guardedLookup(mayAsk), signal: AbortSignal.timeout(timeout), agent: false as const }
    get(url, options, resolve).on('error', (error) => reject(asFetchError(error)))
  })
}

function asFetchError(error: Error): FetchError {
  if (error instanceof FetchError) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new FetchError('took too long', true)
  const code = 'code' in error ? String(error.code) : error.message
  return new FetchError(code, /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code))
}

async function readWhole(response: IncomingMessage, maxSize: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response) {
      size += part.length
      if (size > maxSize) throw new FetchError(`is larger than ${maxSize} bytes`)
      parts.push(part)
    }
  } catch (error) {
    throw asFetchError(error instanceof Error ? error : new Error(String(error)))
  }
  return Buffer.concat(parts)
}

/**
 * Fetches a file from the public network. Redirects are followed and checked like the first address.
 *
 * @throws FetchError when it cannot be had, is too large, takes too long or lies in a private network.
 */
export async function fetchFile(address: string, limits: FetchLimits): Promise<FetchedFile> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await respond(url, limits)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status >= 300 && status < 400 && location) {
      response.destroy()
      if (!URL.canParse(location, url)) throw new FetchError('redirects to no address')
      url = new URL(location, url)
      continue
    }
    if (status !== 200) {
      response.destroy()
      throw new FetchError(`answered ${status}`, false, status)
    }
    const mimeType = (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    return { data: await readWhole(response, limits.maxSize), mimeType }
  }
  throw new FetchError('redirects too often')
}
