import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import pg from 'pg'
import { apiLimits } from '#plugins/api-limits/apiLimits.plugin.ts'
import { blocksField } from '#plugins/blocks-field/blocksField.plugin.ts'
import { collaboration } from '#plugins/collaboration/collaboration.plugin.ts'
import { holdForDecision } from '#plugins/collaboration/sharedWrites.hooks.ts'
import { comments } from '#plugins/comments/comments.plugin.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { postsList } from '#plugins/posts-list/postsList.plugin.ts'
import { revalidation } from '#plugins/revalidation/revalidation.plugin.ts'
import { search } from '#plugins/search/search.plugin.ts'
import { listHooks } from '#scripts/docs/hooks.find.ts'
import { postHooks } from '#scripts/docs/postHooksNotes.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { type PostDesk, postDesk } from '#tests/integration/postDesk.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'

const isKeepingUp = false
let app: TestPayload
let desk: PostDesk
let rest: RestClient

/** The hook in which a statement was sent, by its place in the notes. */
const inHook = new AsyncLocalStorage<number>()
let sent: number[] = []

beforeAll(async () => {
  const plugins = [
    blocksField({ collections: { posts: 'body' } }),
    postsList({ Component: '/cms/posts-list/ListView.tsx#ListView' }),
    search({ siteUrl: 'https://paper.test', isKeepingUp, meilisearch: null }),
    deskSearch({ isKeepingUp }),
    revalidation({ sites: [], secret: 'only-for-tests', changed: () => undefined }),
    collaboration({ realtimeUrl: 'ws://127.0.0.1:9', realtimeCallUrl: 'http://127.0.0.1:9' }),
    comments({ isMailing: false }),
    apiLimits(),
  ]
  app = await bootTestPayload({ plugins }, { beforeDecision: holdForDecision })
  await makeTablesIn(app.payload)
  const administrator = await createAdministrator(app.payload)
  desk = postDesk(app, administrator, { beforeDecision: holdForDecision })
  rest = await signIn(app, administrator.email)
  const { query } = pg.Client.prototype
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function count(this: pg.Client, ...args: unknown[]) {
    const place = inHook.getStore()
    if (place !== undefined) sent[place] = (sent[place] ?? 0) + 1
    return Reflect.apply(query, this, args)
  })
}, 120_000)
afterAll(() => app.stop())

it('has a note for each hook, and each sends no more statements than its note says', async () => {
  const noted = new Set(postHooks.map(({ when }) => when))
  const hooks = listHooks(app.payload.collections.posts.config).filter(({ when }) => noted.has(when))
  // Screens move fields to other tabs, and with them the order of the hooks of fields.
  expect(hooks.map(({ when }) => when).toSorted()).toEqual(postHooks.map(({ when }) => when).toSorted())
  for (const { when, list, index } of hooks) {
    const hook = list[index]
    const place = postHooks.findIndex((note) => note.when === when) + index
    list[index] = (...args: unknown[]) => inHook.run(place, () => Reflect.apply(Object(hook), undefined, args))
  }
  const { id } = await desk.createPost()
  const countsOf = async (write: () => Promise<unknown>) => {
    sent = []
    await write()
    return postHooks.map(({ when, hook }, place) => `${when} ${hook}: ${sent[place] ?? 0}`)
  }
  const more = (counts: string[], of: 'save' | 'publish') =>
    counts.filter((line, place) => Number(line.split(': ').at(-1)) > (postHooks[place]?.statements[of] ?? 0))
  const saved = await countsOf(() => desk.update(id, { headline: 'The council votes again' }))
  const published = await countsOf(() => desk.publish(id))
  expect({ save: more(saved, 'save'), publish: more(published, 'publish') }).toEqual({ save: [], publish: [] })
})

it('reads a post six times for its first publication, three of these without its text', async () => {
  const { id } = await desk.createPost()
  const { db } = app.payload
  const reads = [jest.spyOn(db, 'findOne'), jest.spyOn(db, 'findVersions')]
  expect((await rest('POST', `/api/posts/${id}/publish`, {})).status).toBe(200)
  const selected = reads.flatMap(({ mock }) =>
    mock.calls.flatMap(([{ collection, select }]) => (collection === 'posts' ? [select] : [])),
  )
  for (const spied of reads) spied.mockRestore()
  expect(selected).toHaveLength(6)
  expect(selected.filter((select) => select === undefined)).toHaveLength(3)
})
