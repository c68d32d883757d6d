import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { statusOf } from '#collections/lifecycle/publishStatus.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { publishDue } from './schedule.publishDue.ts'

jest.setTimeout(300_000)

let app: TestPayload
let rest: RestClient
let postIds: number[]

const clients = 4
const actionsOfClient = 40

beforeAll(async () => {
  app = await bootTestPayload()
  const editor = await createAdministrator(app.payload)
  rest = await signIn(app, editor.email)
  const desk = postDesk(app, editor)
  postIds = []
  for (let number = 0; number < 3; number += 1) postIds.push((await desk.createPost()).id)
}, 120_000)

afterAll(() => app.stop())

const calls = ['save', 'publish', 'schedule', 'unschedule', 'unpublish', 'trash', 'restore', 'fire'] as const
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** The time of the post's schedule comes, if it has one. */
const letPublish = async (id: number): Promise<void> => {
  const where = { waitingKey: { equals: `posts/${id}` } }
  const { docs } = await app.payload.find({ collection: 'schedules', where, depth: 0 })
  const [waiting] = docs
  if (!waiting) return
  const data = { dueAt: new Date(Date.now() - 1000).toISOString() }
  // This column alone: others may settle it at this very moment.
  await app.payload.db.updateOne({ collection: 'schedules', id: waiting.id, data, returning: false })
  await publishDue(app.payload, String(waiting.id), {})
}

const doOne = async (call: (typeof calls)[number], id: number, words: string): Promise<number> => {
  if (call === 'fire') return letPublish(id).then(() => 200)
  if (call === 'save') return (await rest('PATCH', `/api/posts/${id}`, { headline: words })).status
  const body =
    call === 'schedule' ? { publishDate: soon() } : call === 'unpublish' ? { unpublishAction: 'return_gone' } : {}
  return (await rest('POST', `/api/posts/${id}/${call}`, body)).status
}

/** What has to hold of a post whatever was done to it, out of all that is stored about it. */
const check = async (id: number): Promise<void> => {
  const newest = await app.payload.findByID({ collection: 'posts', id, draft: true, trash: true, depth: 0 })
  const row = await app.payload.findByID({ collection: 'posts', id, trash: true, depth: 0 })
  const isLive = row._status === 'published' && !row.deletedAt
  const status = statusOf(newest.publishStatus)
  expect([status, isLive]).toEqual([
    status,
    ['PUBLISHED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES'].includes(status) ||
      (status === 'UNSCHEDULED_CHANGES' && isLive),
  ])
  if (status === 'PUBLISHED') expect(row.headline).toBe(newest.headline)
  expect(Boolean(newest.deletedAt)).toBe(status === 'TRASHED')

  const where = { waitingKey: { equals: `posts/${id}` } }
  const { totalDocs } = await app.payload.count({ collection: 'schedules', where })
  expect([status, totalDocs]).toEqual([
    status,
    ['SCHEDULED', 'SCHEDULED_CHANGES', 'UNSCHEDULED_CHANGES'].includes(status) ? 1 : 0,
  ])

  const about = { kind: { equals: 'posts' }, documentId: { equals: String(id) } }
  const log = await app.payload.find({ collection: 'activity', where: about, sort: 'id', pagination: false, depth: 0 })
  // Each entry begins where the one before it ended: nothing was done twice, and nothing past the log.
  for (const [place, entry] of log.docs.entries()) {
    if (place > 0) expect([place, entry.from]).toEqual([place, log.docs[place - 1]?.to])
  }
  expect(log.docs.at(-1)?.to).toBe(status)
}

describe('random actions of several people at once', () => {
  it('leave statuses, schedules and the log in step, and refuse or do each action whole', async () => {
    const step = fc.tuple(fc.constantFrom(...calls), fc.nat({ max: 2 }))
    const scripts = fc.sample(fc.array(step, { minLength: actionsOfClient, maxLength: actionsOfClient }), clients)
    const statuses = new Set<number>()
    await Promise.all(
      scripts.map(async (script, client) => {
        for (const [place, [call, post]] of script.entries()) {
          const id = postIds[post]
          if (id !== undefined) statuses.add(await doOne(call, id, `Words ${client}-${place}`))
        }
      }),
    )
    expect([...statuses].filter((status) => ![200, 404, 409].includes(status))).toEqual([])
    for (const id of postIds) await check(id)
  })
})
