import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { subMinutes } from 'date-fns'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { addSums } from '#plugins/numbers/numbers.store.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { type Dashboard, dashboard } from './dashboard.schema.ts'

let app: TestPayload
let writer: Person
let editor: Person
let desk: PostDesk
let editorsDesk: PostDesk

beforeAll(async () => {
  app = await bootTestPayload({ endpoints: rpcEndpoints })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
  writer = await createPerson(app.payload, ['CREATE_POST', 'UPDATE_SELF_POST', 'PUBLISH_POST'])
  editor = await createPerson(app.payload, [
    'CREATE_POST',
    'UPDATE_POST',
    'PUBLISH_POST',
    'DELETE_POST',
    'UPDATE_NEWSLETTER',
  ])
  desk = postDesk(app, writer)
  editorsDesk = postDesk(app, editor)
})

afterAll(() => app?.stop())

const dashboardAs = async (person: Person): Promise<Dashboard> =>
  dashboard.parse(dataOf(await rpcClient(await signIn(app, person.email)).query('dashboard.getDashboard', {})))
const titles = (items: readonly { title: string }[] | undefined) => items?.map(({ title }) => title)

describe('the drafts of the dashboard', () => {
  it('are the unpublished stories of the person, by creator or by-line, last changed first', async () => {
    const author = await app.payload.create({
      collection: 'authors',
      data: { name: 'W', user: writer.id },
      draft: false,
    })
    await desk.createPost({ headline: 'Mine' })
    await editorsDesk.createPost({ headline: 'By-line', authors: [author.id] })
    await editorsDesk.createPost({ headline: 'Theirs' })
    await desk.createLive({ headline: 'Live' })
    const { id } = await desk.createLive({ headline: 'Changed' })
    await desk.update(id, { headline: 'Changed again' })
    const { drafts } = await dashboardAs(writer)
    expect(titles(drafts?.items)).toEqual(['Changed again', 'By-line', 'Mine'])
    expect(drafts?.totalItems).toBe(3)
  })

  it('hold newsletters, too, and nothing from the trash', async () => {
    await app.payload.create({
      collection: 'newsletters',
      data: { title: 'Morning', createdBy: editor.id },
      draft: true,
    })
    const { id } = await editorsDesk.createPost({ headline: 'Thrown away' })
    await editorsDesk.trash(id)
    expect(titles((await dashboardAs(editor)).drafts?.items)).toEqual(['Morning', 'Theirs', 'By-line'])
  })

  it('are left out for people who write no stories', async () => {
    const librarian = await createPerson(app.payload, ['UPDATE_FILE'])
    expect((await dashboardAs(librarian)).drafts).toBeNull()
  })
})

describe('the schedules of the dashboard', () => {
  const inMinutes = (minutes: number) => subMinutes(new Date(), -minutes)
  const scheduleOf = async (id: number | string) => {
    const where = { documentId: { equals: String(id) } }
    const { docs } = await app.payload.find({ collection: 'schedules', where, sort: '-id', depth: 0 })
    return docs[0]?.id ?? 0
  }

  it('are shown to everyone by time, without those of later days, and warn their writer only', async () => {
    // The one time that is today in every time zone is now.
    const { id: late } = await desk.createPost({ headline: 'Overdue' })
    await desk.schedule(late, inMinutes(5))
    await app.payload.update({
      collection: 'schedules',
      id: await scheduleOf(late),
      data: { dueAt: new Date().toISOString() },
    })
    const { id: week } = await desk.createPost({ headline: 'Next week' })
    await desk.schedule(week, inMinutes(7 * 24 * 60))
    const [own, other] = [await dashboardAs(writer), await dashboardAs(editor)]
    expect(titles(own.goingOut)).toEqual(['Overdue'])
    expect(titles(other.goingOut)).toEqual(['Overdue'])
    expect(own.atRisk).toMatchObject([
      { title: 'Overdue', hasFailed: false, reason: expect.stringContaining('Dek is longer') },
    ])
    expect(other.atRisk).toEqual([])
  })

  it('report a failed publication until the story goes out another way', async () => {
    const { id } = await desk.createPost({ headline: 'Failed' })
    await desk.schedule(id, inMinutes(5))
    const failed = { state: 'failed', waitingKey: null, lastError: 'Not ready: Slug.' } as const
    await app.payload.update({ collection: 'schedules', id: await scheduleOf(id), data: failed })
    await desk.act(id, { action: 'unschedule', input: {} })
    expect((await dashboardAs(writer)).atRisk).toContainEqual(
      expect.objectContaining({ id: String(id), hasFailed: true, reason: 'Not ready: Slug.' }),
    )
    await desk.publish(id)
    expect(titles((await dashboardAs(writer)).atRisk)).toEqual(['Overdue'])
  })
})

describe('what was just published', () => {
  it('is live, as readers have it, newest first, with its views', async () => {
    const { id } = await desk.createLive({ headline: 'Read twice' })
    await desk.update(id, { headline: 'Not out yet' })
    const view = {
      minute: 0,
      name: 'view',
      post: Number(id),
      detail: 'direct',
      times: 2,
      program: '',
      isBot: false,
    }
    await addSums(await createLocalReq({}, app.payload), 'home', [view])
    const { published } = await dashboardAs(editor)
    expect(published[0]).toMatchObject({ title: 'Read twice', views: 2 })
    expect(titles(published)).toEqual(['Read twice', 'Failed', 'Changed', 'Live'])
  })
})
