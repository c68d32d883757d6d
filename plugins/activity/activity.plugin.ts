import { stringify } from 'csv-stringify/sync'
import type { Endpoint, Payload, PayloadRequest, Plugin, Where } from 'payload'
import { z } from 'zod'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { type ChainOptions, startChainUpkeep } from './chain/chain.upkeep.ts'

// Entries that are read at a time: an export of years fits into memory a page at a time.
const pageSize = 500

const columns = ['when', 'who', 'action', 'collection', 'document', 'title', 'from', 'to', 'door', 'outcome', 'detail']

// Marks a text as text where a spreadsheet would evaluate it as a formula: titles are user input.
const harmless = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

const query = z.object({ where: z.custom<Where>().optional() })

// `GET /api/activity/export`: the entries as CSV, oldest first, with the same `where` as the list.
const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await requirePermissions(req, ['READ_ACTIVITY'])
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="activity.csv"',
      'Cache-Control': 'no-store',
    }
    const iterator = rowsOf(req)
    const body = new ReadableStream<string>({
      pull: async (controller) => {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
  },
}

// By id, and not by page: entries are added meanwhile.
async function* rowsOf(req: PayloadRequest): AsyncGenerator<string> {
  const { where } = query.parse(req.query)
  yield stringify([columns])
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'activity',
      where: { and: [...(where ? [where] : []), { id: { greater_than: last } }] },
      sort: 'id',
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    if (docs.length > 0) {
      yield stringify(
        docs.map((entry) => [
          entry.createdAt,
          harmless(entry.byName ?? ''),
          entry.action,
          entry.kind,
          entry.documentId,
          harmless(entry.title ?? ''),
          entry.from,
          entry.to,
          entry.door,
          entry.outcome,
          entry.detail ? JSON.stringify(entry.detail) : '',
        ]),
      )
    }
    last = docs.at(-1)?.id ?? last
    if (docs.length < pageSize) return
  }
}

export interface ActivityLogOptions {
  chain: ChainOptions
  isKeepingUp: boolean
}

// Where the procedures find how the chain is anchored.
const chainKey = 'activityChain'

/** Returns how the chain of the log is anchored, and for how long entries are kept. */
export const chainOptionsOf = ({ config }: Pick<Payload, 'config'>): ChainOptions => config.custom[chainKey]

/** Adds the chain and the export of the log. The log itself is part of the content model. */
export const activityLog =
  ({ chain, isKeepingUp }: ActivityLogOptions): Plugin =>
  (config) => ({
    ...config,
    custom: { ...config.custom, [chainKey]: chain },
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'activity' && collection.endpoints !== false
        ? { ...collection, endpoints: [...(collection.endpoints ?? []), exportEndpoint] }
        : collection,
    ),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (isKeepingUp) startChainUpkeep(payload, chain)
    },
  })
