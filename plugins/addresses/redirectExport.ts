import { stringify } from 'csv-stringify/sync'
import type { PayloadRequest } from 'payload'
import { liveEntriesOf } from '#collections/addresses/ledger.ts'
import type { StoredTarget } from '#collections/url-targets/storedTarget.ts'
import { answerOf, keyOfTarget, targetOf } from '#collections/url-targets/storedTarget.ts'
import { countedColumns, redirectColumns } from './redirectCsv.ts'

// Redirects that are read at once: a million of them are never held together.
const rowsAtOnce = 1000

type RedirectRow = StoredTarget & {
  id: number
  path: string
  note?: string | null
  hits?: number | null
  lastHit?: string | null
}

/**
 * Returns all redirects that the person may see, as the table that can be imported again: the heading, then a piece for
 * every thousand. A document is written as the path at which it is live.
 */
export async function* exportRedirects(req: PayloadRequest): AsyncGenerator<string> {
  yield stringify([[...redirectColumns, ...countedColumns]])
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'url-targets',
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: rowsAtOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    if (docs.length === 0) return
    yield await piece(req, docs)
    last = docs.at(-1)?.id ?? last
  }
}

const piece = async (req: PayloadRequest, rows: RedirectRow[]): Promise<string> => {
  const keys = rows.map(keyOfTarget).filter((key) => key !== null)
  const live = await liveEntriesOf(req, keys)
  const lines = rows.map((row) => {
    const key = keyOfTarget(row)
    const target = (key && live.get(key)?.path) ?? targetOf(row)
    return [row.path, answerOf(row), target, row.authority, row.authorityUrl, row.note, row.hits, row.lastHit]
  })
  return stringify(lines, { escape_formulas: true })
}
