import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { nothing, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'

interface ListedAdvertiser {
  id: string
  name: string
  // Empty for none.
  website: string
}

export interface AdServer {
  name: string
  /**
   * Returns all customers of a network.
   * @throws APIError with a message for the editor
   */
  advertisers(networkId: string, signal?: AbortSignal): Promise<ListedAdvertiser[]>
}

export interface SyncProgress {
  done: number
  total: number
  created: number
  changed: number
  /** Advertisers that the list of the ad server no longer has. */
  gone: number
}

// Advertisers that are written in one transaction.
const batch = 50

// Held while a batch is written: two synchronisations at once create no advertiser twice.
const lockOfSynchronising = 7268

type Outcome = 'created' | 'changed' | 'unchanged'

/**
 * Brings the advertisers to what the ad server has, batch by batch; those that are gone there stay, marked. Yields
 * after each batch.
 *
 * @throws APIError with a message for the editor
 */
export async function* synchronise(
  req: PayloadRequest,
  adServer: AdServer,
  { signal, now }: { signal?: AbortSignal; now: Date },
): AsyncGenerator<SyncProgress> {
  const { ads } = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
  const networkId = ads?.networkId?.trim()
  if (!networkId) throw new APIError('Enter the network of the ad server in the settings first.', 400, null, true)
  const listed = await adServer.advertisers(networkId, signal)
  const progress: SyncProgress = { done: 0, total: listed.length, created: 0, changed: 0, gone: 0 }
  yield { ...progress }
  for (let start = 0; start < listed.length; start += batch) {
    const outcomes = await writeBatch(req, listed.slice(start, start + batch), now)
    progress.done += outcomes.length
    progress.created += outcomes.filter((outcome) => outcome === 'created').length
    progress.changed += outcomes.filter((outcome) => outcome === 'changed').length
    yield { ...progress }
  }
  progress.gone = await markGone(req, listed)
  yield progress
}

const writeBatch = (req: PayloadRequest, listed: ListedAdvertiser[], now: Date): Promise<Outcome[]> =>
  inTransaction(req, async () => {
    await queryInTransaction(req, sql`SELECT pg_advisory_xact_lock(${lockOfSynchronising})`, nothing)
    const { docs } = await req.payload.find({
      collection: 'advertisers',
      where: { adServerId: { in: listed.map(({ id }) => id) } },
      limit: listed.length,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const known = new Map(docs.map((doc) => [doc.adServerId, doc]))
    const outcomes: Outcome[] = []
    for (const { id: adServerId, name, website } of listed) {
      const doc = known.get(adServerId)
      const data = { adServerId, name, website, isListed: true, synchronisedAt: now.toISOString() }
      const writing = { collection: 'advertisers', data, depth: 0, overrideAccess: true, req } as const
      if (!doc) await req.payload.create(writing)
      else await req.payload.update({ ...writing, id: doc.id })
      const isSame = doc?.name === name && (doc.website ?? '') === website && doc.isListed
      outcomes.push(!doc ? 'created' : isSame ? 'unchanged' : 'changed')
    }
    return outcomes
  })

// Marks the advertisers that the list lacks, and returns how many were not marked before.
const markGone = async (req: PayloadRequest, listed: ListedAdvertiser[]): Promise<number> => {
  const { docs } = await req.payload.update({
    collection: 'advertisers',
    where: { isListed: { equals: true }, adServerId: { not_in: listed.map(({ id }) => id) } },
    data: { isListed: false },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length
}
