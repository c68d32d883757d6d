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

// The recordings of podcasts stand behind several services that count them.
const maxRedirects = 10

// Times that a transfer which was cut off is taken up again.
const maxResumptions = 4

// A lookup that only yields addresses that may be asked: checked at the connection, so that no second answer slips by.
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

function respond(
  url: URL,
  { timeout, mayAsk = isPublicAddress }: FetchLimits,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError(`${url.protocol} is not fetched`)
  // A literal address never goes through the lookup.
  if (isIP(host) && !mayAsk(host)) throw new FetchError(`${host} is no public address`, true)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    const options = {
      lookup: guardedLookup(mayAsk),
      signal: AbortSignal.timeout(timeout),
      agent: false as const,
      headers,
    }
    get(url, options, resolve).on('error', (error) => reject(asFetchError(error)))
  })
}

function asFetchError(error: Error): FetchError {
  if (error instanceof FetchError) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return new FetchError('took too long', true)
  const code = 'code' in error ? String(error.code) : error.message
  return new FetchError(code, /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code))
}

// Asks for an address, and follows its redirects; all are checked like the first.
async function ask(
  address: string,
  limits: FetchLimits,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await respond(url, limits, headers)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status >= 300 && status < 400 && location) {
      response.destroy()
      if (!URL.canParse(location, url)) throw new FetchError('redirects to no address')
      url = new URL(location, url)
      continue
    }
    if (status === 200 || (status === 206 && headers.range !== undefined)) return response
    response.destroy()
    throw new FetchError(`answered ${status}`, false, status)
  }
  throw new FetchError('redirects too often')
}

// The bytes of a file as far as they came.
interface Received {
  parts: Buffer[]
  size: number
}

// Reads a response until it ends or is cut off. Throws FetchError when the file is too large.
async function receive(response: IncomingMessage, received: Received, maxSize: number): Promise<void> {
  for await (const part of response) {
    received.size += part.length
    if (received.size > maxSize) throw new FetchError(`is larger than ${maxSize} bytes`)
    received.parts.push(part)
  }
}

// Asks for the rest of a file. A server that sends all of it, because it changed or knows no ranges, is read from its
// start.
async function resume(
  address: string,
  limits: FetchLimits,
  received: Received,
  etag: string,
): Promise<IncomingMessage> {
  const response = await ask(address, limits, etag ? { range: `bytes=${received.size}-`, 'if-range': etag } : {})
  const isRest = response.statusCode === 206 && response.headers['content-range']?.startsWith(`bytes ${received.size}-`)
  if (!isRest) Object.assign(received, { parts: [], size: 0 })
  return response
}

/**
 * Fetches a file from the public network. A transfer that is cut off is taken up again.
 *
 * @throws FetchError when it cannot be had, is too large, takes too long or lies in a private network.
 */
export async function fetchFile(address: string, limits: FetchLimits): Promise<FetchedFile> {
  let response = await ask(address, limits)
  const { etag = '', 'content-type': contentType = '' } = response.headers
  const mimeType = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const received: Received = { parts: [], size: 0 }
  for (let resumptions = 0; ; resumptions += 1) {
    try {
      await receive(response, received, limits.maxSize)
      return { data: Buffer.concat(received.parts), mimeType }
    } catch (error) {
      const failure = asFetchError(error instanceof Error ? error : new Error(String(error)))
      if (error instanceof FetchError || failure.isHostDown || resumptions === maxResumptions) throw failure
    }
    // A weak version does not promise the same bytes.
    response = await resume(address, limits, received, etag.startsWith('W/') ? '' : etag)
  }
}
