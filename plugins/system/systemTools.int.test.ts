import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { router } from '#cms/procedures/rpc.router.ts'
import { nothing, query } from '#database/sql.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { hastenPurges } from '#plugins/revalidation/waitingPurges.store.ts'
import { sendDue } from '#plugins/revalidation/waitingPurges.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { roomGuests } from '#tests/integration/roomGuests.ts'
import { dataOf, refusalOf } from '#tests/integration/rpcClient.ts'
import { ask } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { processesPart } from './processes/processes.read.ts'
import { purgesPart } from './purges/purges.read.ts'
import { queuesPart } from './queues/queues.read.ts'
import { roomsPart } from './rooms/rooms.read.ts'
import { schedulesPart } from './schedules/schedules.read.ts'
import { workOnRebuild } from './search/rebuild.service.ts'
import { searchPart } from './search/search.read.ts'
import { bootWatchedNewsroom } from './systemTools.fixtures.ts'

let newsroom: Awaited<ReturnType<typeof bootWatchedNewsroom>>
let desk: PostDesk
const guests = roomGuests()
const names = Object.keys(router._def.procedures).filter((name) => name.startsWith('system.'))
const reads = names.filter((name) => name.startsWith('system.get'))

beforeAll(async () => {
  newsroom = await bootWatchedNewsroom(rpcEndpoints)
  desk = postDesk(newsroom.room, newsroom.people.administrator, { beforeDecision: holdForDecision })
}, 180_000)
afterAll(() => newsroom?.stop())

const read = async (name: string) => dataOf(await newsroom.as.operator.query(`system.${name}`, {}))
const act = (name: string, input: object = {}) => newsroom.as.operator.mutate(`system.${name}`, input)
const run = (statement: Parameters<typeof query>[1]) => query({ payload: newsroom.room.payload }, statement, nothing)
const isBroken = expect.objectContaining({ level: 'broken' })

// What the newest entry of the log says that a tool did.
const logged = async () => {
  const where = { action: { equals: 'operate' } }
  const { docs } = await newsroom.room.payload.find({ collection: 'activity', where, sort: '-id', limit: 1, depth: 0 })
  return docs[0] && [docs[0].documentId, docs[0].title, docs[0].byName]
}

describe('the system tools', () => {
  it('are for holders of SYSTEM_TOOLS alone', async () => {
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) {
      const { writer } = newsroom.as
      const answer = name.startsWith('system.get') ? await writer.query(name, {}) : await writer.mutate(name, {})
      expect([name, answer.status]).toEqual([name, 403])
    }
  })

  it('have no secret and no address of a person in any answer', async () => {
    for (const name of reads) {
      const text = JSON.stringify(dataOf(await newsroom.as.operator.query(name, {})))
      expect(text).not.toMatch(/postgres(ql)?:\/\/|only-for-tests/)
      expect(text).not.toContain(newsroom.secret)
      expect(text).not.toContain(newsroom.people.writer.email)
    }
  })

  it('answer while the site is down', async () => {
    newsroom.site.isUp = false
    for (const name of reads) expect((await newsroom.as.operator.query(name, {})).status).toBe(200)
    newsroom.site.isUp = true
  })
})

describe('the processes', () => {
  it('are there with their versions, or do not answer', async () => {
    const state = async () => processesPart.parse(await read('getProcesses'))
    expect(await state()).toMatchObject({
      findings: [],
      processes: [{ figures: { node: process.version } }, {}, { figures: { node: process.version } }],
    })
    newsroom.site.isUp = false
    await newsroom.room.stopRealtime()
    const found = await state()
    expect(found.processes.map((one) => [one.kind, one.state])).toEqual([
      ['back office', 'running'],
      ['reader site', 'not answering'],
      ['real-time server', 'not answering'],
    ])
    expect(found).toMatchObject({ findings: [isBroken, isBroken] })
    newsroom.site.isUp = true
    await newsroom.room.startRealtime()
    expect(await state()).toMatchObject({ findings: [] })
  })
})

describe('purges', () => {
  const waiting = async () => purgesPart.parse(await read('getPurges'))

  it('wait while the site is down, with the reason, and vanish when it is back', async () => {
    const { payload } = newsroom.room
    newsroom.site.isUp = false
    await payload.create({ collection: 'tags', data: { name: 'Harbor' } })
    // The site may be starting.
    expect(await waiting()).toMatchObject({ findings: [{ level: 'look' }] })
    await run(sql`UPDATE operating.purges SET since = since - interval '1 minute'`)
    expect(await waiting()).toMatchObject({
      summary: '1 purge waiting',
      findings: [isBroken],
      sites: [{ site: newsroom.siteUrl, waiting: 1 }],
      waiting: [{ what: expect.stringContaining('/tag/harbor'), error: expect.stringContaining('did not answer') }],
    })
    newsroom.site.isUp = true
    newsroom.site.purges.length = 0
    await hastenPurges({ payload })
    await sendDue(payload, [{ site: newsroom.siteUrl, secret: newsroom.secret }])
    expect(newsroom.site.purges).toContainEqual(expect.arrayContaining(['address:/tag/harbor']))
    expect(await waiting()).toMatchObject({ findings: [], waiting: [] })
  })

  it('are ordered for an address and for everything, and sent on when the site is back', async () => {
    newsroom.site.isUp = false
    expect(dataOf(await act('purgeAddress', { path: 'https://times.test/Harbor/' }))).toMatchObject({
      message: '/harbor is purged at 0 of 1 site. It waits for the others below.',
    })
    await act('purgeEverything')
    expect(await logged()).toEqual(['purges', 'Purged everything', newsroom.people.operator.name])
    expect((await waiting()).waiting.map(({ what }) => what)).toEqual(['/harbor', 'Everything'])
    newsroom.site.isUp = true
    newsroom.site.purges.length = 0
    expect(dataOf(await act('retryPurges'))).toEqual({ message: 'No purge waits' })
    expect(newsroom.site.purges).toEqual(expect.arrayContaining([['*'], ['address:/harbor']]))
  })

  it('that are too many become one of everything', async () => {
    await run(sql`INSERT INTO operating.purges (site, tags, next_at)
      SELECT ${newsroom.siteUrl}, ARRAY['posts'], now() + interval '1 hour' FROM generate_series(1, 300)`)
    newsroom.site.isUp = false
    await act('purgeAddress', { path: '/one' })
    expect((await waiting()).waiting.map(({ what }) => what)).toEqual(['Everything'])
    newsroom.site.isUp = true
    await act('retryPurges')
  })
})

describe('jobs', () => {
  const failed = async () => queuesPart.parse(await read('getQueues'))
  const makeFailed = () =>
    run(sql`INSERT INTO payload_jobs (task_slug, queue, has_error, error, input)
      VALUES ('publish-scheduled', 'lifecycle', true, '{"message": "No connection"}', '{"schedule": "12"}')`)

  it('that failed are there with their reason, tried again and dropped', async () => {
    await makeFailed()
    await makeFailed()
    const found = await failed()
    expect(found).toMatchObject({ findings: [isBroken], failed: [{ reason: 'No connection' }, {}] })
    expect(dataOf(await act('retryJobs', { ids: [found.failed[0]?.id] }))).toEqual({
      message: '1 job will be tried again',
    })
    expect((await failed()).failed).toHaveLength(1)
    expect(dataOf(await act('dropJobs', { ids: null }))).toEqual({ message: '1 failed job dropped' })
    expect(await logged()).toEqual(['jobs', '1 failed job dropped', newsroom.people.operator.name])
    expect(await failed()).toMatchObject({ failed: [] })
  })
})

describe('schedules', () => {
  const listed = async (id: number) =>
    schedulesPart.parse(await read('getSchedules')).schedules.find(({ documentId }) => documentId === String(id))
  const scheduled = async () => {
    const { id } = await desk.createPost()
    await desk.schedule(id, new Date(Date.now() + 3_600_000))
    return id
  }
  const change = (id: number, data: object) =>
    newsroom.room.payload.update({ collection: 'schedules', where: { documentId: { equals: String(id) } }, data })

  it('that are late are published', async () => {
    const id = await scheduled()
    const waiting = await listed(id)
    expect(waiting?.state).toBe('waiting')
    expect(refusalOf(await act('fireSchedule', { id: waiting?.id }))).toBe('Its time has not come yet.')
    await change(id, { dueAt: new Date(Date.now() - 60_000).toISOString() })
    expect((await listed(id))?.state).toBe('late')
    expect(dataOf(await act('fireSchedule', { id: waiting?.id }))).toEqual({ message: 'It is published' })
    expect(await listed(id)).toBeUndefined()
    expect((await desk.newest(id)).publishStatus).toBe('PUBLISHED')
    expect(await logged()).toEqual([
      'schedules',
      `Had the schedule of posts/${id} fire: published`,
      newsroom.people.operator.name,
    ])
  })

  it('are cancelled by people who may schedule the document', async () => {
    const id = await scheduled()
    const { id: schedule } = (await listed(id)) ?? {}
    expect((await act('cancelSchedule', { id: schedule })).status).toBe(403)
    dataOf(await newsroom.as.unlocker.mutate('system.cancelSchedule', { id: schedule }))
    expect((await desk.newest(id)).publishStatus).toBe('DRAFT')
    expect(await listed(id)).toBeUndefined()
  })

  it('that failed are there with their reason, published by people who may, and dismissed', async () => {
    const id = await scheduled()
    await change(id, { state: 'failed', waitingKey: null, lastError: 'It has no section.' })
    expect(await listed(id)).toMatchObject({ state: 'failed', reason: 'It has no section.' })
    const { id: schedule } = (await listed(id)) ?? {}
    expect((await act('fireSchedule', { id: schedule })).status).toBe(403)
    dataOf(await newsroom.as.unlocker.mutate('system.fireSchedule', { id: schedule }))
    expect((await desk.newest(id)).publishStatus).toBe('PUBLISHED')
    expect(await listed(id)).toBeUndefined()
  })
})

describe('rooms', () => {
  it('are closed, and everybody comes back with all that was written', async () => {
    const { room, people } = newsroom
    const { id } = await desk.createPost({ headline: 'Council' })
    const documentKey = documentKeyOf('posts', id)
    const guest = await guests.join(room, people.writer, documentKey)
    guest.type(' votes')
    const found = async () => roomsPart.parse(await read('getRooms')).rooms.find((one) => one.id === documentKey)
    await until('the room is listed', async () => (await found()) !== undefined)
    expect(await found()).toMatchObject({ connections: 1, people: [people.writer.name] })
    dataOf(await act('closeRoom', { id: documentKey }))
    expect(await logged()).toEqual(['rooms', `Closed the room of posts/${id}`, people.operator.name])
    await until('everybody is out', () => guest.refusals.length > 0)
    expect((await desk.newest(id)).headline).toBe('Council votes')
    const again = await guests.join(room, people.writer, documentKey, { document: guest.document })
    expect(again.text()).toBe('Council votes')
  })

  it('list locks, which only holders of UNLOCK_DOCUMENT end', async () => {
    const { room, people, as } = newsroom
    const { id } = await desk.createPost({ headline: 'Council' })
    const documentKey = documentKeyOf('posts', id)
    const holder = await guests.join(room, people.writer, documentKey)
    await ask(holder, 'document.lock', {})
    expect(await read('getRooms')).toMatchObject({ locks: [{ id: documentKey, holder: people.writer.name }] })
    expect((await as.operator.mutate('editor.requestUnlock', { id: documentKey })).status).toBe(403)
    dataOf(await as.unlocker.mutate('editor.requestUnlock', { id: documentKey }))
    expect(await read('getRooms')).toMatchObject({ locks: [] })
  })
})

describe('mail', () => {
  it('is tried by a test to oneself, and the words of the server are shown without addresses', async () => {
    const { mailbox, people } = newsroom
    expect(dataOf(await act('sendTestMail'))).toEqual({ message: 'The mail server took it. Look into your inbox.' })
    expect(mailbox.mails.at(-1)?.to).toBe(people.operator.email)
    expect(await read('getMail')).toMatchObject({ findings: [], lastSent: expect.any(Number), lastFailed: null })
    mailbox.refusal = (to) => `550 No such user ${to}`
    const refused = await act('sendTestMail')
    expect(refused.status).toBe(502)
    expect(refusalOf(refused)).toContain('550 No such user (address)')
    expect(await read('getMail')).toMatchObject({ findings: [isBroken] })
    expect(await logged()).toEqual(['mail', 'Sent a test mail, which was refused', people.operator.name])
  })
})

describe('storage', () => {
  it('says what is kept, and finds files without a document', async () => {
    expect(await read('getStorage')).toMatchObject({
      database: {
        bytes: expect.any(Number),
        tables: expect.arrayContaining([{ name: 'posts' }].map(expect.objectContaining)),
      },
      media: { kind: 'disk', problem: null },
    })
    await mkdir(path.join(newsroom.folder, 'media'), { recursive: true })
    await writeFile(path.join(newsroom.folder, 'media/left-over.jpg'), 'bytes')
    await run(sql`INSERT INTO media (filename) VALUES ('lost.jpg')`)
    expect(dataOf(await act('compareFiles'))).toMatchObject({
      withoutDocument: { count: 1, names: ['left-over.jpg'] },
      withoutFile: { count: 1, documents: [{ filename: 'lost.jpg' }] },
    })
    expect(await logged()).toMatchObject(['storage', '1 files and 1 documents compared', expect.anything()])
  })
})

describe('the search index', () => {
  const index = async () => searchPart.parse(await read('getSearch'))
  const posts = async () => (await index()).kinds.find(({ kind }) => kind === 'post')

  it('is made again: what readers miss comes in, what is gone goes out', async () => {
    await desk.createLive({ headline: 'Ferry' })
    const before = (await posts())?.indexed ?? 0
    expect(before).toBeGreaterThan(0)
    await run(sql`DELETE FROM search.documents WHERE kind = 'post'`)
    await run(sql`INSERT INTO search.documents (kind, id, is_name, config, published_at, sections, authors, title, dek, body, vector)
      VALUES ('post', 999999, false, 'search.english', now(), '{}', '{}', 'Gone', '', '', '')`)
    expect(await posts()).toMatchObject({ indexed: 1, missing: before })
    expect(await index()).toMatchObject({ findings: [expect.objectContaining({ level: 'look' })] })
    dataOf(await act('rebuildSearch'))
    await until('the rebuild has ended', async () => (await index()).rebuild?.finishedAt !== null)
    expect(await posts()).toMatchObject({ indexed: before, missing: 0 })
    expect(await logged()).toEqual(['search', 'Began to rebuild the search index', newsroom.people.operator.name])
  })

  it('goes on where a process stopped, and is not begun twice', async () => {
    await run(sql`UPDATE operating.rebuild SET finished_at = NULL, held_until = now() + interval '1 hour'`)
    expect(refusalOf(await act('rebuildSearch'))).toBe('A rebuild is under way.')
    await desk.createLive({ headline: 'Pier' })
    await run(sql`DELETE FROM search.documents WHERE kind = 'post'`)
    await run(sql`UPDATE operating.rebuild SET kind = 'post', below = 2147483647, done = 0, held_until = now()`)
    await workOnRebuild(newsroom.room.payload)
    expect((await index()).rebuild?.finishedAt).toEqual(expect.any(Number))
    expect((await posts())?.missing).toBe(0)
  })
})

describe('settings', () => {
  it('are there without their values, with the workarounds in force', async () => {
    expect(await read('getSettings')).toMatchObject({
      settings: [{ name: 'PAYLOAD_SECRET', state: 'set', danger: null }],
      workarounds: expect.arrayContaining([expect.objectContaining({ library: 'Payload' })]),
    })
  })
})
