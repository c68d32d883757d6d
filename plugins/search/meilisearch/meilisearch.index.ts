import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { searchLimits } from '#contract/search.schema.ts'
import { SearchUnavailableError } from '../retriever.types.ts'
import { callMeilisearch, type MeilisearchOptions } from './meilisearch.client.ts'

/** The index of the newsroom; an engine serves one newsroom. */
export const indexName = 'citydesk'

const settings = {
  searchableAttributes: ['title', 'dek', 'byline', 'body'],
  filterableAttributes: ['sections', 'authors', 'type', 'publishedAt', 'addedAt'],
  sortableAttributes: ['publishedAt'],
  pagination: { maxTotalHits: searchLimits.depth },
  faceting: { maxValuesPerFacet: 25, sortFacetValuesBy: { '*': 'count' } },
}

/** A text as the engine stores it; dates are seconds of the epoch. */
export interface MeilisearchDocument {
  key: string
  kind: string
  id: number
  title: string
  dek: string
  byline: string
  body: string
  sections: number[]
  authors: number[]
  type: string | null
  /** Null for what has no date. */
  publishedAt: number | null
  addedAt: number
}

/** Documents of an engine: those to store, and the keys of those to remove. */
export interface MeilisearchChanges {
  stored: readonly MeilisearchDocument[]
  removed: readonly string[]
}

/**
 * Creates the index where the engine has none, and brings one of an earlier version to what is searched now.
 * @returns whether the engine has to be notified of all documents
 * @throws SearchUnavailableError
 */
export async function ensureIndex(options: MeilisearchOptions): Promise<boolean> {
  const path = `/indexes/${indexName}`
  const known = await callMeilisearch(options, z.object({ uid: z.string() }), { method: 'GET', path })
  if (known && (await searchesAll(options, path))) return false
  const index = { uid: indexName, primaryKey: 'key' }
  if (!known)
    await done(options, await callMeilisearch(options, task, { method: 'POST', path: '/indexes', body: index }))
  await done(
    options,
    await callMeilisearch(options, task, { method: 'PATCH', path: `${path}/settings`, body: settings }),
  )
  return true
}

async function searchesAll(options: MeilisearchOptions, path: string): Promise<boolean> {
  const address = `${path}/settings/searchable-attributes`
  const searched = await callMeilisearch(options, z.array(z.string()), { method: 'GET', path: address })
  return searched?.join() === settings.searchableAttributes.join()
}

/**
 * Stores and removes documents, and waits until the engine has done it.
 * @throws SearchUnavailableError
 */
export async function sendChanges(options: MeilisearchOptions, { stored, removed }: MeilisearchChanges): Promise<void> {
  const send = async (path: string, body: readonly unknown[]) => {
    if (body.length === 0) return
    const call = { method: 'POST', path: `/indexes/${indexName}${path}`, body } as const
    await done(options, await callMeilisearch(options, task, call))
  }
  await send('/documents', stored)
  await send('/documents/delete-batch', removed)
}

const task = z.object({ taskUid: z.number() })

const states = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled'] as const
const taskState = z.object({ status: z.enum(states), error: z.object({ code: z.string() }).nullish() })

// Milliseconds between two looks at a task, and how often it is looked at before the next round of upkeep asks again.
const interval = 100
const looks = 300

async function done(options: MeilisearchOptions, accepted: z.output<typeof task> | null): Promise<void> {
  if (!accepted) throw new SearchUnavailableError('Meilisearch has no index yet')
  for (let look = 0; look < looks; look += 1) {
    const state = await callMeilisearch(options, taskState, { method: 'GET', path: `/tasks/${accepted.taskUid}` })
    if (state?.status === 'succeeded') return
    if (!state || state.status === 'failed' || state.status === 'canceled') {
      throw new SearchUnavailableError(`Meilisearch could not do its task: ${state?.error?.code ?? 'unknown'}`)
    }
    await wait(interval)
  }
  throw new SearchUnavailableError('Meilisearch is still at its task')
}
