import type { Endpoint, PayloadRequest } from 'payload'
import { APIError, headersWithCors } from 'payload'
import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { addressedCollections } from '#collections/addresses/addressOwner.ts'
import { requirePermissions } from '../permissions/requirePermissions.ts'
import { siteCallEndpoint } from '../site-calls/siteCall.endpoint.ts'
import { checkAddress } from './addressCheck.ts'
import { addHits, gatherHits, hitsCall } from './addressHits.ts'
import { leadingHere } from './leadingHere.ts'
import { exportRedirects } from './redirectExport.ts'
import { importRedirects } from './redirectImport.ts'
import { slugVerdict } from './slugVerdict.ts'

const answer = (req: PayloadRequest, body: unknown): Response =>
  Response.json(body, { headers: headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req }) })

// Throws APIError 400 with one line a mistake.
const queryOf = <Query extends z.ZodType>(req: PayloadRequest, schema: Query): z.output<Query> => {
  const { searchParams } = new URL(req.url ?? '', 'http://localhost')
  const parsed = schema.safeParse(Object.fromEntries(searchParams))
  if (parsed.success) return parsed.data
  throw new APIError(parsed.error.issues.map(({ message }) => message).join(' '), 400, null, true)
}

const addressQuery = z.object({ address: z.string({ error: 'Enter an address.' }).trim().min(1, 'Enter an address.') })
const tableQuery = z.object({ trial: z.enum(['true', 'false']).default('false') })
const collection = z.enum(addressedCollections, { error: 'Name a collection whose documents have addresses.' })
const documentQuery = z.object({
  collection,
  id: z.string({ error: 'Name a document.' }).regex(/^\d+$/, 'Name a document.'),
})
const slugQuery = z.object({
  collection,
  slug: z.string({ error: 'Name a slug.' }),
  id: z.string().optional(),
  type: z.string().optional(),
  list: z.string().optional(),
})

export function addressEndpoints({ siteUrl, hitsSecret }: { siteUrl: string; hitsSecret: string }): Endpoint[] {
  return [
    {
      path: '/check',
      method: 'get',
      handler: async (req) => {
        await requirePermissions(req, ['VIEW_REDIRECTS'])
        const { address } = queryOf(req, addressQuery)
        try {
          return answer(req, await checkAddress(req, address, siteUrl))
        } catch (error) {
          throw error instanceof RangeError ? new APIError(error.message, 400, null, true) : error
        }
      },
    },
    {
      path: '/leading-here',
      method: 'get',
      handler: async (req) => {
        await requirePermissions(req, ['VIEW_REDIRECTS'])
        return answer(req, await leadingHere(req, queryOf(req, documentQuery)))
      },
    },
    {
      path: '/table',
      method: 'get',
      handler: async (req) => {
        await requirePermissions(req, ['VIEW_REDIRECTS'])
        await recordDeed(req, { action: 'export', kind: 'url-targets', id: 'all', what: 'exported the redirects' })
        const headers = {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="redirects.csv"',
        }
        return new Response(streamOf(exportRedirects(req)), { headers })
      },
    },
    {
      path: '/table',
      method: 'post',
      handler: async (req) => {
        await requirePermissions(req, ['VIEW_REDIRECTS', 'CREATE_REDIRECT', 'UPDATE_REDIRECT'])
        const { trial } = queryOf(req, tableQuery)
        return answer(req, await importRedirects(req, (await req.text?.()) ?? '', { isTrial: trial === 'true' }))
      },
    },
    siteCallEndpoint({
      path: '/hits',
      schema: hitsCall,
      secret: hitsSecret,
      answer: async (payload, call, now) => {
        const hits = gatherHits(call, now.getTime())
        await addHits(payload, hits)
        return { counted: hits.length }
      },
    }),
    {
      // Every member of the newsroom may call it: it returns no more than saving the document would.
      path: '/slug',
      method: 'get',
      handler: async (req) => {
        await requirePermissions(req, [])
        return answer(req, await slugVerdict(req, queryOf(req, slugQuery)))
      },
    },
  ]
}

const streamOf = (pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
