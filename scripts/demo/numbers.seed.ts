import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { placedBlock } from '#contract/block.schema.ts'
import { maxSumsPerCall } from '#contract/numbersCall.schema.ts'
import { query } from '#database/sql.ts'
import { addSums } from '#plugins/numbers/numbers.store.ts'
import { newsletterList, publication } from './newsroom.content.ts'
import { demoSums, type ReadStory } from './readership.ts'

/** Counts invented readers of the demo in the 60 days before, unless any were counted already. */
export async function seedNumbers(payload: Payload, now: Date): Promise<void> {
  const counted = sql`SELECT EXISTS (SELECT FROM numbers.days) AS "hasAny"`
  const [found] = await query({ payload }, counted, z.object({ hasAny: z.boolean() }))
  if (found?.hasAny) return
  const req = await createLocalReq({}, payload)
  const { timeZone } = publication
  const paper = { stories: await storiesOf(payload), places: await placesOf(payload), timeZone }
  const sums = [...demoSums({ ...paper, newsletter: newsletterList.name }, now)]
  for (let start = 0; start < sums.length; start += maxSumsPerCall)
    await addSums(req, `demo-${start}`, sums.slice(start, start + maxSumsPerCall))
}

async function storiesOf(payload: Payload): Promise<ReadStory[]> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { _status: { equals: 'published' }, importKey: { contains: 'demo:post:' } },
    select: { path: true, publishDateTime: true, type: true },
    sort: 'importKey',
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(({ id, path, publishDateTime, type }) =>
    path && publishDateTime
      ? [{ id, path, publishedAt: new Date(publishDateTime), isEpisode: type === 'episode' }]
      : [],
  )
}

async function placesOf(payload: Payload): Promise<string[]> {
  const { blocks } = await payload.findByID({
    collection: 'fronts',
    id: homeFrontId,
    select: { blocks: true },
    depth: 0,
  })
  const slots = [...walkBlocks(z.array(placedBlock).parse(blocks ?? []))].filter(({ type }) => type === 'homepage-slot')
  return slots.map(({ type, nthOfType, placementRow }) => `${type} ${nthOfType} ${placementRow}`)
}
