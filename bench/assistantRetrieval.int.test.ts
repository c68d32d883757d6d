import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { paragraph, postDefaults, richText } from '#plugins/reader-api/newsroom.fixtures.ts'
import { search } from '#plugins/search/search.plugin.ts'
import { tidyIndex } from '#plugins/search/searchIndex.upkeep.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { postDesk } from '#tests/integration/postDesk.ts'
import { askAll, leaksIn, questionsAbout, shareOf, textOf } from './retrievalCases.ts'
import { absentFrom } from './retrievalQuestions.ts'
import { type RetrievalStory, retrievalStories } from './retrievalStories.ts'

let app: TestPayload
beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch: null })],
  })
  await makeTablesIn(app.payload)
}, 120_000)
afterAll(() => app?.stop())

const dataOf = ({ headline, paragraphs, publishedAt }: RetrievalStory) => ({
  ...postDefaults,
  headline,
  body: richText(...paragraphs.map(paragraph)),
  publishDateTime: publishedAt,
})

it('finds what stories say, and knows what no published one does', async () => {
  const { payload } = app
  const desk = postDesk(app, await createAdministrator(payload))
  const stories = retrievalStories()
  const isHidden = (place: number) => place % 4 === 1
  const shown = stories.filter((_, place) => !isHidden(place))
  const hidden = stories.filter((_, place) => isHidden(place))
  for (const story of shown)
    await payload.create({ collection: 'posts', data: { ...dataOf(story), _status: 'published' } })
  for (const [place, story] of hidden.entries()) {
    const _status = place % 4 < 2 ? ('draft' as const) : ('published' as const)
    const { id } = await payload.create({ collection: 'posts', data: { ...dataOf(story), _status } })
    // Drafts, embargoed, in the trash, and withdrawn.
    if (place % 4 === 1) await desk.schedule(id, new Date(Date.now() + 86_400_000))
    if (place % 4 === 2) await desk.trash(id)
    if (place % 4 === 3) await desk.act(id, { action: 'unpublish', input: { unpublishAction: 'return_gone' } })
  }
  await tidyIndex(payload)

  const outcomes = await askAll(payload, questionsAbout(shown, 60))
  const absent = absentFrom(questionsAbout(hidden, 60), shown.map(textOf))
  const refused = await askAll(payload, absent)

  expect(leaksIn([...outcomes, ...refused], hidden)).toEqual([])
  expect([outcomes.length, refused.length].every((count) => count >= 30)).toBe(true)
  expect(shareOf(outcomes, ({ isFound }) => isFound)).toBeGreaterThanOrEqual(0.9)
  expect(shareOf(outcomes, ({ found }) => found.isAnswerable)).toBeGreaterThanOrEqual(0.9)
  expect(shareOf(refused, ({ found }) => !found.isAnswerable)).toBeGreaterThanOrEqual(0.95)
}, 180_000)
