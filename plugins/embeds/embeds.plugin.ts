import type { Config, Endpoint, PayloadRequest, Plugin } from 'payload'
import { z } from 'zod'
import { requirePermissions } from '../permissions/requirePermissions.ts'
import { retrieveOrCreateEmbed } from './embed.service.ts'
import { embedPage, embedPolicy } from './embedPage.ts'
import type { LookUpOptions } from './oembed/oembed.lookUp.ts'
import { oembedRecord } from './oembed/oembed.schema.ts'

/**
 * Embeds: `POST /api/embeds/retrieve-or-create` for the newsroom, and `GET /api/embeds/frame?id=` for frames, whoever
 * asks: what is embedded stands in published stories.
 */
export const embeds =
  (options: LookUpOptions): Plugin =>
  (config): Config => ({
    ...config,
    custom: { ...config.custom, embedLookUp: options },
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'embeds' && collection.endpoints !== false
        ? { ...collection, endpoints: [...(collection.endpoints ?? []), retrieveOrCreate(options), frame] }
        : collection,
    ),
  })

const asked = z.object({ url: z.string().max(2000) })

const retrieveOrCreate = (options: LookUpOptions): Omit<Endpoint, 'root'> => ({
  path: '/retrieve-or-create',
  method: 'post',
  handler: async (req) => {
    await requirePermissions(req, [])
    const body: unknown = await req.json?.().catch(() => null)
    const { data } = asked.safeParse(body)
    if (!data) return Response.json({ errors: [{ message: 'An address is missing' }] }, { status: 400 })
    return Response.json(await retrieveOrCreateEmbed(req, data.url, options))
  },
})

const frame: Omit<Endpoint, 'root'> = {
  path: '/frame',
  method: 'get',
  handler: async (req) => {
    const page = await pageOf(req)
    return new Response(page ?? 'Not found', {
      status: page ? 200 : 404,
      headers: {
        'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain',
        'Content-Security-Policy': embedPolicy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cache-Control': page ? 'public, max-age=300' : 'no-store',
      },
    })
  },
}

const pageOf = async ({ payload, searchParams }: PayloadRequest): Promise<string | null> => {
  const id = searchParams.get('id') ?? ''
  if (!/^\d{1,9}$/.test(id)) return null
  const embed = await payload.findByID({
    collection: 'embeds',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  const record = oembedRecord.safeParse(embed?.record)
  return record.success && record.data.html ? embedPage(record.data) : null
}
