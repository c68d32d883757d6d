import { getAttributeValue, getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { Payload } from 'payload'
import { APIError } from 'payload'
import type { FetchLimits } from '#plugins/outside/fileFetch.ts'
import { FetchError, fetchFile } from '#plugins/outside/fileFetch.ts'
import { type OembedRecord, oembedRecord } from './oembed.schema.ts'
import { endpointFor, type OembedProvider } from './oembedProviders.ts'

// Milliseconds for one answer; bytes of a record, and of a page that may name one.
const timeout = 8_000
const recordSize = 1024 * 1024
const pageSize = 4 * 1024 * 1024

export interface LookUpOptions {
  providers: readonly OembedProvider[]
  /** Decides which IP addresses may be requested: the public ones, except in tests. */
  mayAsk?: FetchLimits['mayAsk']
}

/**
 * Requests the oEmbed record of an address from its provider: by the list, or by the endpoint that the page names.
 *
 * @throws APIError with a message for the editor
 */
export async function lookUpOembed(address: URL, { providers, mayAsk }: LookUpOptions): Promise<OembedRecord> {
  const limits = { timeout, mayAsk }
  const listed = endpointFor(providers, address)
  const endpoint = listed ? lookUpAddress(listed, address) : await discovered(address, { ...limits, maxSize: pageSize })
  const { data } = await fetched(endpoint, { ...limits, maxSize: recordSize })
  const record = oembedRecord.safeParse(jsonOf(data))
  if (!record.success) throw refusal('The provider’s answer cannot be understood')
  return record.data
}

const lookUpAddress = (endpoint: string, address: URL): string => {
  const url = new URL(endpoint)
  url.searchParams.set('url', address.href)
  url.searchParams.set('format', 'json')
  return url.href
}

const discovered = async (address: URL, limits: FetchLimits): Promise<string> => {
  const { data, mimeType } = await fetched(address.href, limits)
  const endpoint = mimeType.includes('html') ? discoveredEndpoint(data.toString('utf8'), address) : null
  if (!endpoint) throw refusal('Nothing that can be embedded was found at this address')
  return endpoint
}

const jsonOf = (data: Buffer): unknown => {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
}

const refusal = (message: string, status = 422): APIError => new APIError(message, status, null, true)

const fetched = (url: string, limits: FetchLimits) =>
  fetchFile(url, limits).catch((error: unknown) => {
    throw error instanceof FetchError ? refusal(wordsFor(error), error.status === 429 ? 429 : 422) : error
  })

// Returns the message for the editor, with what they can do about the error, if anything.
const wordsFor = ({ status, message }: FetchError): string => {
  if (status === 401 || status === 403) return 'The provider does not let this be embedded'
  if (status === 404 || status === 410) return 'Nothing was found at this address'
  if (status === 429) return 'The provider was asked too often. Try again in a minute'
  if (status !== null) return `The provider answered ${status}. Try again later`
  if (message.includes('no public address') || message.includes('is not fetched')) {
    return 'This address is not on the public web'
  }
  if (message === 'ENOTFOUND') return 'There is no site of this name. Look whether the address is spelt right'
  if (message === 'took too long') return 'The provider takes too long to answer. Try again later'
  return 'The provider does not answer as it should. Try again later'
}

// Returns the address of the oEmbed response that a page names (oembed.com, section 4); null when it names none.
function discoveredEndpoint(html: string, page: URL): string | null {
  const links = getElementsByTagName('link', parseDocument(html).children)
  const link = links.find((found) => getAttributeValue(found, 'type')?.toLowerCase() === 'application/json+oembed')
  const href = link && getAttributeValue(link, 'href')
  return href && URL.canParse(href, page) ? new URL(href, page).href : null
}

const isLookUp = (value: unknown): value is LookUpOptions =>
  typeof value === 'object' && value !== null && 'providers' in value

/** Returns the options by which this newsroom looks embeds up; null where it does not. */
export function knownLookUp({ config }: Payload): LookUpOptions | null {
  const options: unknown = config.custom?.embedLookUp
  return isLookUp(options) ? options : null
}

/** Returns the options by which this newsroom looks embeds up. @throws Error when the plugin is not installed */
export function embedLookUpOf(payload: Payload): LookUpOptions {
  const options = knownLookUp(payload)
  if (!options) throw new Error('The config looks no embeds up: add the plugin embeds()')
  return options
}
