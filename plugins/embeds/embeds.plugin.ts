import type { Config, Endpoint, PayloadRequest, Plugin } from 'payload'
import { z } from 'zod'
import { requirePermissions } from '../permissions/requirePermissions.ts'
import { retrieveOrCreateEmbed } from './embed.service.ts'
import { embedPage, embedPolicy, playerOf } from './embedPage.ts'
import { oembedRecord } from './oembed/oembed.schema.ts'
import type { LookUpOptions } from './oembed/oembedLookUp.ts'

/**
 * Adds embeds: `POST /api/embeds/retrieve-or-create` for the newsroom, and `GET /api/embeds/frame?id=` for frames,
 * without authentication: embeds are part of published stories.
 */
export function embeds(options: LookUpOptions): Plugin {
  return (config): Config => ({
    ...config,
    custom: { ...config.custom, embedLookUp: options },
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'embeds' && collection.endpoints !== false
        ? { ...collection, endpoints: [...(collection.endpoints ?? []), retrieveOrCreate(options), frame] }
        : collection,
    ),
  })
}

const lookUpBody = z.object({ url: z.string().max(2000) })

const retrieveOrCreate = (options: LookUpOptions): Omit<Endpoint, 'root'> => ({
  path: '/retrieve-or-create',
  method: 'post',
  handler: async (req) => {
    await requirePermissions(req, [])
    const body: unknown = await req.json?.().catch(() => null)
    const { data } = lookUpBody.safeParse(body)
    if (!data) return Response.json({ errors: [{ message: 'An address is missing' }] }, { status: 400 })
    return Response.json(await retrieveOrCreateEmbed(req, data.url, options))
  },
})

const frame: Omit<Endpoint, 'root'> = {
  path: '/frame',
  method: 'get',
  handler: async (req) => {
    const shown = await shownOf(req)
    const headers = {
      'Content-Security-Policy': embedPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cache-Control': shown ? 'public, max-age=300' : 'no-store',
    }
    // A player lives at its own address: it keeps settings there, and asks who shows it.
    if (shown && 'player' in shown)
      return new Response(null, { status: 302, headers: { ...headers, Location: shown.player } })
    return new Response(shown?.page ?? 'Not found', {
      status: shown ? 200 : 404,
      headers: { ...headers, 'Content-Type': shown ? 'text/html; charset=utf-8' : 'text/plain' },
    })
  },
}

const shownOf = async ({
  payload,
  searchParams,
}: PayloadRequest): Promise<{ page: string } | { player: string } | null> => {
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
  if (!record.success || !record.data.html) return null
  const player = playerOf(record.data.html)
  return player ? { player } : { page: embedPage(record.data) }
}
