import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { type OembedRecord, oembedRecord } from './oembed/oembed.schema.ts'
import { type LookUpOptions, lookUpOembed } from './oembed/oembedLookUp.ts'

// Query parameters that track readers, and that make several addresses of one.
const trackers = /^(utm_.*|fbclid|gclid|igsh|igshid|si|feature|ref_src|ref_url)$/

export interface StoredEmbed {
  id: string
  data: Pick<OembedRecord, 'type' | 'title' | 'width' | 'height' | 'provider_name'>
}

/**
 * Returns the record of an address: the stored one, or a new one requested from its provider
 * (docs/spec/editor.md#social-embeds). Only films and rich posts are kept.
 *
 * @throws APIError with a message for the editor
 */
export async function retrieveOrCreateEmbed(
  req: PayloadRequest,
  text: string,
  options: LookUpOptions,
): Promise<StoredEmbed> {
  const address = embedAddress(text)
  if (!address) throw new APIError('This is not the address of a page', 400, null, true)
  const kept = await stored(req, address.href)
  if (kept) return kept

  const record = await lookUpOembed(address, options)
  if (record.type !== 'rich' && record.type !== 'video')
    throw new APIError(`This type of embed is currently not supported: ${record.type}`, 422, null, true)
  if (!record.html) throw new APIError('The provider’s answer cannot be understood', 422, null, true)
  const data = { url: address.href, kind: record.type, title: record.title, provider: record.provider_name, record }
  try {
    const { id } = await req.payload.create({ collection: 'embeds', data, depth: 0, overrideAccess: true, req })
    return { id: String(id), data: record }
  } catch (error) {
    // A concurrent request has created the same record.
    const others = await stored(req, address.href)
    if (others) return others
    throw error
  }
}

const stored = async ({ payload }: PayloadRequest, url: string): Promise<StoredEmbed | null> => {
  const { docs } = await payload.find({
    collection: 'embeds',
    where: { url: { equals: url } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [embed] = docs
  return embed ? { id: String(embed.id), data: oembedRecord.parse(embed.record) } : null
}

// Returns the canonical form of an address to embed, so that its record is stored once; null for anything but a web
// address.
function embedAddress(text: string): URL | null {
  const trimmed = text.trim()
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? `https://${trimmed}` : trimmed)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (trackers.test(name)) url.searchParams.delete(name)
  return url
}
