import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import type { Activity } from '../../payload-types.ts'
import { activityFilters, whereOf } from './activityFilters.ts'
import { sealedEntries } from './chain/chain.store.ts'

// Entries that are read at a time: an export of years fits into memory a page at a time.
const pageSize = 500

const columns = {
  when: 'createdAt',
  who: 'byName',
  whoId: 'by',
  actingAs: 'onBehalfOf',
  actingAsId: 'onBehalfOfId',
  token: 'token',
  tokenId: 'tokenId',
  network: 'network',
  action: 'action',
  collection: 'kind',
  document: 'documentId',
  title: 'title',
  from: 'from',
  to: 'to',
  door: 'door',
  outcome: 'outcome',
  detail: 'detail',
} as const satisfies Record<string, keyof Activity>

// Marks a text as text where a spreadsheet would evaluate it as a formula: titles are user input.
const harmless = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

const cell = (value: unknown): string | number | null => {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  return harmless(typeof value === 'string' ? value : JSON.stringify(value))
}

const query = activityFilters.extend({
  where: z.custom<Where>().optional(),
  format: z.enum(['csv', 'jsonl']).default('csv').catch('csv'),
})

const types = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' }

/**
 * `GET /api/activity/export`: the entries, oldest first, with the filters of the list or a `where`. As CSV, or as a line of
 * JSON for each entry with its row of the chain.
 */
export const activityExport: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    await requirePermissions(req, ['READ_ACTIVITY'])
    const { format, where, ...filters } = query.parse(req.query)
    await recordDeed(req, { action: 'export', kind: 'activity', id: 'all', what: 'exported the activity log' })
    const both = { and: [...(where ? [where] : []), whereOf(filters, await publicationTimeZone(req))] }
    const lines = format === 'csv' ? csvOf(req, both) : jsonLinesOf(req, both)
    const body = new ReadableStream<string>({
      pull: async (controller) => {
        const { done, value } = await lines.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: {
        'Content-Type': types[format],
        'Content-Disposition': `attachment; filename="activity.${format}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

async function* csvOf(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  yield stringify([Object.keys(columns)])
  for await (const docs of pagesOf(req, where)) {
    yield stringify(docs.map((entry) => Object.values(columns).map((name) => cell(entry[name]))))
  }
}

async function* jsonLinesOf(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  for await (const docs of pagesOf(req, where)) {
    const rows = await sealedEntries(
      req,
      docs.map(({ id }) => id),
    )
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

// By id, and not by page: entries are added meanwhile.
async function* pagesOf(req: PayloadRequest, where: Where): AsyncGenerator<Activity[]> {
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'activity',
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    if (docs.length > 0) yield docs
    last = docs.at(-1)?.id ?? last
    if (docs.length < pageSize) return
  }
}
