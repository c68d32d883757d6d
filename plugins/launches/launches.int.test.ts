import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq } from 'payload'
import type { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { previewAnswer, previewCallPath } from '#contract/preview.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import type { ActionCall } from '#plugins/lifecycle/lifecycle.schema.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import { publishDue } from '#plugins/lifecycle/schedulePublishDue.ts'
import { preview } from '#plugins/preview/preview.plugin.ts'
import { frontPicture } from '#plugins/time-machine/frontPicture.ts'
import { nextChangeList, pageThen } from '#plugins/time-machine/timeMachine.schema.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { launches } from './launches.plugin.ts'
import { launchPage, launchPicture, unlaunched } from './launches.schema.ts'

let room: TestPayload
let curator: Person
let desk: PostDesk
let front: number
let rpc: ReturnType<typeof rpcClient>
// Ids of live posts: the first one is pinned at first.
const posts: string[] = []

beforeAll(async () => {
  room = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [launches(), preview({ siteUrl: 'https://times.test', siteSecret: 'shared', frontPicture })],
  })
  await makeTablesIn(room.payload)
  const administrator = await createAdministrator(room.payload)
  desk = postDesk(room, administrator)
  curator = await createPerson(room.payload, ['MANAGE_HOMEPAGE'])
  rpc = rpcClient(await signIn(room, curator.email))
  for (const headline of ['Ferry', 'Harbor', 'Council']) {
    const publishDateTime = new Date(Date.UTC(2026, 0, 1 + posts.length)).toISOString()
    posts.push(String((await desk.createLive({ headline, publishDateTime })).id))
  }
  const data = { title: 'Home page' }
  front = (await room.payload.create({ collection: 'fronts', data, draft: true, overrideAccess: true })).id
})
afterAll(() => room?.stop())

const slot = (id: string, pinned?: string, until: string | null = null) =>
  blockFixture('homepage-slot', { id, props: { pinned: pinned ? { id: pinned, headline: '', until } : null } })
const row = (id: string, ...slots: Block[]) =>
  blockFixture('homepage-row', { id, props: { layout: 'one_big_post' }, children: slots })
const write = (...blocks: Block[]) =>
  room.payload.update({
    collection: 'fronts',
    id: front,
    data: { body: lexicalFromBlocks(blocks) },
    draft: true,
    overrideAccess: true,
  })
const act = async (call: ActionCall) =>
  performAction(
    await createLocalReq({ user: curator }, room.payload),
    { collection: 'fronts', id: front, call, source: 'rest', idempotencyKey: null },
    { isRunningJobs: false },
  )
const launch = async (...blocks: Block[]) => {
  await write(...blocks)
  await act({ action: 'publish', input: { updatePublishDate: false } })
}
const listed = async () => launchPage.parse(dataOf(await rpc.query('front.getLaunches', { front }))).launches
const pinsOf = async (draft: boolean) => {
  const { body } = await room.payload.findByID({ collection: 'fronts', id: front, draft, depth: 0 })
  return [...JSON.stringify(body).matchAll(/"pinned":(?:null|\{"id":"(\d+)")/g)].map(([, id]) =>
    id ? posts.indexOf(id) : null,
  )
}
const pageOf = async (url: string | null) => {
  const token = String(url).split('/').at(-1) ?? ''
  const answer = await room.request(previewCallPath, signedCall(previewCallPath, { token }, 'shared', Date.now()))
  return previewAnswer.parse(await answer.json())
}

describe('the launches of a front page', () => {
  it('are listed with who, when and what in words, and each keeps the page as readers had it', async () => {
    await launch(row('a', slot('a1', posts[0])))
    await launch(row('a', slot('a1', posts[1])), row('b', slot('b1')))
    const [second, first] = await listed()
    expect(second).toMatchObject({
      action: 'publish',
      byName: curator.name,
      isRestorable: true,
      changes: [
        'Row 2 added (One Big Post)',
        'Pinned “Harbor” in slot 1 of row 1',
        'Unpinned “Ferry” from slot 1 of row 1',
      ],
    })
    expect(first?.changes).toBeNull()
    await desk.publish(Number(posts[0]), { headline: 'Ferry, rewritten' })
    const picture = launchPicture.parse(dataOf(await rpc.query('front.getLaunch', { id: first?.id })))
    expect(picture.rows).toMatchObject([
      { name: 'Row 1', slots: [{ headline: 'Ferry', post: posts[0], reason: { kind: 'pinned', until: null } }] },
    ])
    const answer = await pageOf(picture.url)
    expect(answer).toMatchObject({ status: 200, page: { kind: 'home', references: { ads: null } } })
    expect(answer).toMatchObject({ page: { site: { url: 'https://times.test' } } })
    expect(JSON.stringify(answer)).toContain('"Ferry"')
    expect(JSON.stringify(answer)).not.toContain('Ferry, rewritten')
  })

  it('are restored as a draft, which readers do not get', async () => {
    const [second, first] = await listed()
    const client = await signIn(room, curator.email)
    expect((await client('POST', `/api/fronts/versions/${first?.version}?draft=true`)).status).toBe(200)
    expect(await pinsOf(true)).toEqual([0])
    expect(await pinsOf(false)).toEqual([1, null])
    expect((await listed())[0]).toEqual(second)
  })

  it('are undone, which is a launch as well', async () => {
    await act({ action: 'revert', input: {} })
    expect(await pinsOf(false)).toEqual([0])
    expect((await listed())[0]).toMatchObject({ action: 'revert', byName: curator.name })
  })

  it('are for people with MANAGE_HOMEPAGE', async () => {
    const writer = rpcClient(await signIn(room, (await createPerson(room.payload, ['UPDATE_POST'])).email))
    for (const name of ['getLaunches', 'getUnlaunched', 'getNextChanges']) {
      expect((await writer.query(`front.${name}`, { front })).status).toBe(403)
    }
    expect((await writer.mutate('front.launchRows', { front, rows: ['a'] })).status).toBe(403)
  })
})

describe('a launch of chosen rows', () => {
  it('brings only their changes to readers; the rest stays a draft', async () => {
    await launch(row('a', slot('a1', posts[0])), row('b', slot('b1', posts[1])))
    await write(row('a', slot('a1', posts[2])), row('b', slot('b1')), row('c', slot('c1')))
    const open = unlaunched.parse(dataOf(await rpc.query('front.getUnlaunched', { front })))
    expect(open).toEqual({
      isLive: true,
      rows: [
        {
          id: 'a',
          name: 'Row 1',
          changes: ['Pinned “Council” in slot 1 of row 1', 'Unpinned “Ferry, rewritten” from slot 1 of row 1'],
        },
        { id: 'b', name: 'Row 2', changes: ['Unpinned “Harbor” from slot 1 of row 2'] },
        { id: 'c', name: 'Row 3', changes: ['Row 3 added (One Big Post)'] },
      ],
    })
    const done = dataOf(await rpc.mutate('front.launchRows', { front, rows: ['a'] }))
    expect(done).toMatchObject({ hasNewerEdits: true })
    expect(await pinsOf(false)).toEqual([2, 1])
    expect(await pinsOf(true)).toEqual([2, null, null])
    expect((await listed())[0]).toMatchObject({ action: 'part', byName: curator.name })
    const rest = unlaunched.parse(dataOf(await rpc.query('front.getUnlaunched', { front })))
    expect(rest.rows.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('is refused where nothing of them has changed, and is a whole launch where nothing is left', async () => {
    expect((await rpc.mutate('front.launchRows', { front, rows: ['a'] })).status).toBe(409)
    expect(dataOf(await rpc.mutate('front.launchRows', { front, rows: ['b', 'c'] }))).toMatchObject({
      hasNewerEdits: false,
    })
    expect(await pinsOf(false)).toEqual([2, null, null])
    expect((await rpc.mutate('front.launchRows', { front, rows: ['a'] })).status).toBe(409)
  })

  it('is refused while a launch is scheduled', async () => {
    await write(row('a', slot('a1')))
    await act({
      action: 'schedule',
      input: { publishDate: new Date(Date.now() + 3_600_000).toISOString(), updatePublishDate: false },
    })
    expect((await rpc.mutate('front.launchRows', { front, rows: ['a'] })).status).toBe(409)
    await act({ action: 'unschedule', input: {} })
  })
})

describe('another minute', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const at = async (when: Date, seen = 'live') =>
    pageThen.parse(dataOf(await rpc.query('front.getPageAt', { front, at: when.toISOString(), seen })))
  const headlinesIn = ({ rows }: z.output<typeof pageThen>) =>
    rows.flatMap(({ slots }) => slots.map((one) => one.headline))

  it('shows scheduled posts, ended pins and scheduled launches, and names them before', async () => {
    const end = inHours(2)
    await launch(row('a', slot('a1', posts[0], end.toISOString())), row('b', slot('b1')))
    const { id } = await desk.createPost({ headline: 'Tomorrow', publishDateTime: null })
    await desk.schedule(id, inHours(1))
    await write(row('a', slot('a1', posts[2])))
    await act({ action: 'schedule', input: { publishDate: inHours(3).toISOString(), updatePublishDate: false } })

    const now = await at(new Date())
    expect(headlinesIn(now)).toEqual(['Ferry, rewritten', 'Council'])
    expect(headlinesIn(await at(inHours(1.5)))).toEqual(['Ferry, rewritten', 'Tomorrow'])
    expect(headlinesIn(await at(inHours(2.5)))).toEqual(['Tomorrow', 'Council'])
    const last = await at(inHours(3.5))
    expect(headlinesIn(last)).toEqual(['Council'])
    const shown = JSON.stringify(await pageOf((await at(inHours(1.5))).url))
    expect(shown).toContain('"Tomorrow"')
    expect(headlinesIn(await at(inHours(1), 'draft'))).toEqual(['Council'])

    const changes = nextChangeList.parse(dataOf(await rpc.query('front.getNextChanges', { front })))
    expect(changes).toMatchObject([
      { kind: 'post', title: 'Tomorrow', changes: ['“Tomorrow” in slot 1 of row 2 instead of “Council”'] },
      {
        kind: 'unpin',
        at: end.toISOString(),
        title: 'Ferry, rewritten',
        changes: [
          '“Tomorrow” in slot 1 of row 1 instead of “Ferry, rewritten”',
          '“Council” in slot 1 of row 2 instead of “Tomorrow”',
        ],
      },
      { kind: 'launch', byName: curator.name, changes: ['“Council” in slot 1 of row 1 instead of “Tomorrow”'] },
    ])
  })

  it('shows what readers had, without what was published since', async () => {
    const newest = (await listed())[0]
    const then = new Date(newest?.launchedAt ?? '')
    const early = new Date(Date.parse((await listed()).at(-1)?.launchedAt ?? '') - 1)
    expect((await at(early)).isKnown).toBe(false)
    await desk.createLive({ headline: 'Since then' })
    expect(headlinesIn(await at(new Date(then.getTime() + 1)))).toEqual(['Ferry, rewritten', 'Council'])
    expect(headlinesIn(await at(inHours(0.01)))).toEqual(['Ferry, rewritten', 'Since then'])
  })

  it('is launched by its schedule, in the name of who scheduled it', async () => {
    const { docs } = await room.payload.find({
      collection: 'schedules',
      where: { and: [{ kind: { equals: 'fronts' } }, { state: { equals: 'waiting' } }] },
    })
    const id = docs[0]?.id ?? 0
    const data = { dueAt: new Date(Date.now() - 1000).toISOString() }
    await room.payload.update({ collection: 'schedules', id, data, overrideAccess: true })
    expect(await publishDue(room.payload, String(id), {})).toBe('published')
    expect((await listed())[0]).toMatchObject({ action: 'fire', byName: curator.name })
  })
})
