import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { DatabaseListener } from '#database/databaseListener.ts'
import { ContentStates } from '#plugins/kept-answers/contentStates.ts'
import { contentChannel, keptAnswers } from '#plugins/kept-answers/keptAnswers.plugin.ts'
import { KeptAnswers } from '#plugins/kept-answers/keptAnswers.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { sentStatements } from '#tests/integration/sentStatements.ts'
import { makeNewsroom, type Newsroom, postDefaults } from './newsroom.fixtures.ts'
import { readerApi } from './readerApi.plugin.ts'

const { statements, noteStatements } = sentStatements()
const states = new ContentStates()

let app: TestPayload
let newsroom: Newsroom
beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [
      noteStatements,
      readerApi({ siteUrl: 'https://times.test' }),
      keptAnswers({ answers: new KeptAnswers(), states, databaseUrl: '', isServing: false }),
    ],
  })
  await makeTablesIn(app.payload)
  newsroom = await makeNewsroom(app.payload)
})
afterAll(() => app?.stop())

async function queriesFor(path: string): Promise<string[]> {
  statements.length = 0
  const response = await app.request(`/api/${path}`)
  await response.json()
  return statements.map(({ text }) => text)
}

async function makePosts(count: number) {
  const { payload } = app
  for (let index = 0; index < count; index += 1) {
    const author = await payload.create({ collection: 'authors', data: { name: `Author ${index}` } })
    const section = await payload.create({
      collection: 'sections',
      data: { name: `Section ${index}`, publishStatus: 'DRAFT', _status: 'published' },
    })
    await payload.create({
      collection: 'posts',
      data: {
        ...postDefaults,
        headline: `Story ${index}`,
        authors: [author.id, newsroom.author.id],
        sections: [section.id, newsroom.news.id],
        primarySection: newsroom.news.id,
        tags: [newsroom.tag.id],
        websiteImage: newsroom.photo.id,
        _status: 'published',
      },
    })
  }
}

describe('queries of a page and of a list over REST', () => {
  it('are few, and not more for more posts', async () => {
    // Six of those beside a list are for Most Read, which finds nothing here; two are in a paper that is read.
    const paths = {
      'reader/page?path=/2026/01/02/park-opens': 15,
      'reader/page?path=/': 13,
      'reader/page?path=/section/news': 18,
      'reader/page?path=/tag/parks': 17,
      'reader/page?path=/author/ana-ames': 17,
      'reader/page?path=/nothing': 13,
      'reader/feed': 9,
      // How many there are, the posts, and one of each collection that these are related to.
      'posts?depth=0': 2,
      'posts?depth=1': 6,
      'posts?depth=2': 7,
      'posts?depth=1&page=2&limit=2': 7,
    }
    await makePosts(2)
    // Whether Most Read is whole is looked up by the first story of a minute.
    await queriesFor('reader/page?path=/2026/01/02/park-opens')
    const withFew = new Map<string, number>()
    for (const path of Object.keys(paths)) withFew.set(path, (await queriesFor(path)).length)
    await makePosts(6)
    for (const [path, most] of Object.entries(paths)) {
      const sent = await queriesFor(path)
      expect(sent.length).toBe(withFew.get(path))
      expect(sent.length).toBeLessThanOrEqual(most)
    }
  })
})

describe('rows that are kept', () => {
  const someone = { name: 'citydesk test', logger: { warn: () => undefined } }
  let listener: DatabaseListener
  let other: Client
  beforeAll(async () => {
    listener = new DatabaseListener({ databaseUrl: app.databaseUrl, ...someone })
    listener.on(contentChannel, (message) => states.changed(message))
    await listener.start()
    states.watch(listener)
    other = new Client({ connectionString: app.databaseUrl })
    await other.connect()
  })
  afterAll(async () => {
    states.watch(null)
    await listener.stop()
    await other.end()
  })

  const story = '/api/reader/page?path=/2026/01/02/park-opens'
  const page = async () => JSON.stringify(await (await app.request(story)).json())

  it('leave the story and what is near it to be read', async () => {
    const paths = { 'reader/page?path=/2026/01/02/park-opens': 2, 'reader/page?path=/section/news': 9 }
    for (const [path, most] of Object.entries(paths)) {
      await queriesFor(path)
      expect((await queriesFor(path)).length).toBeLessThanOrEqual(most)
    }
  })

  it('are those that another process has just committed', async () => {
    for (let round = 0; round < 50; round += 1) {
      await other.query('UPDATE authors SET name = $1 WHERE id = $2', [`Name ${round}`, newsroom.author.id])
      expect(await page()).toContain(`"Name ${round}"`)
    }
  })

  it('are not those of a transaction that is under way or was rolled back', async () => {
    const before = await page()
    await other.query('BEGIN')
    await other.query('UPDATE authors SET name = $1 WHERE id = $2', ['Never', newsroom.author.id])
    expect(await page()).toBe(before)
    await other.query('ROLLBACK')
    expect(await page()).toBe(before)
  })

  it('are read each time while the database cannot be listened to', async () => {
    await page()
    states.watch(null)
    await other.query('UPDATE authors SET name = $1 WHERE id = $2', ['Unnoticed', newsroom.author.id])
    expect(await page()).toContain('"Unnoticed"')
    states.watch(listener)
    expect(await page()).toContain('"Unnoticed"')
  })
})
