/** Asks questions about stories that are published for it, and about some that are not. See assistantRetrieval.measure.ts. */
import { parseArgs } from 'node:util'
import { createLocalReq, getPayload, type Where } from 'payload'
import config from '#payload.config'
import { passageRetriever } from '#plugins/assistant/passages/passages.retriever.ts'
import { blocksFromParagraphs } from '#plugins/importing/convert/text.convert.ts'
import { editorState } from '#plugins/importing/write/editorState.ts'
import { postgresRetriever } from '#plugins/search/postgres/postgres.retriever.ts'
import { fillIndex, tidyIndex } from '#plugins/search/searchIndex.upkeep.ts'
import { type MultiHop, type MultiHopFigures, multiHopAtHand, multiHopFigures, rankOf } from './multiHop.ts'
import { askAll, leaksIn, questionsAbout, shareOf, textOf, wholeArchive } from './retrievalCases.ts'
import { absentFrom } from './retrievalQuestions.ts'
import { type RetrievalStory, retrievalStories } from './retrievalStories.ts'

const { values } = parseArgs({
  options: { stories: { type: 'string' }, questions: { type: 'string' }, 'multi-hop': { type: 'string' } },
})
const most = {
  stories: Number(values.stories),
  questions: Number(values.questions),
  multiHop: Number(values['multi-hop']),
}

// Changes that keep a story from readers; every third story gets one.
const waysToHide = [
  { _status: 'draft' },
  { deletedAt: '2026-01-01T00:00:00.000Z' },
  { _status: 'draft', publishDateTime: '2999-01-01T12:00:00.000Z' },
] as const

const payload = await getPayload({ config, disableOnInit: true })
const own = { importKey: { like: 'bench:asked-' } }
const isHidden = (place: number) => place % 3 === 2

async function publish(
  { headline, paragraphs, publishedAt }: RetrievalStory,
  place: number,
  sections: readonly number[] = [],
): Promise<number> {
  const slug = `bench-asked-${place}`
  const { id } = await payload.create({
    collection: 'posts',
    data: {
      ...{ headline, slug, publishDateTime: publishedAt, _status: 'published', importKey: `bench:asked-${place}` },
      ...{ type: 'article', layout: 'DEFAULT', headlinePlacement: 'BOTTOM', publishStatus: 'DRAFT' },
      body: editorState(blocksFromParagraphs(paragraphs)),
      sections: [...sections],
    },
    ...{ draft: false, depth: 0, overrideAccess: true, context: { isImport: true } },
  })
  return id
}

async function measure() {
  await fillIndex(payload, postgresRetriever)
  const stories = retrievalStories().slice(0, most.stories)
  const [shown, hidden] = [false, true].map((hides) => stories.filter((_, place) => isHidden(place) === hides))
  for (const [place, story] of stories.entries()) {
    const id = await publish(story, place)
    const data = waysToHide[Math.floor(place / 3) % waysToHide.length]
    if (isHidden(place) && data) await payload.update({ collection: 'posts', id, data, context: { isImport: true } })
  }
  await tidyIndex(payload)
  const outcomes = await askAll(payload, questionsAbout(shown ?? [], most.questions))
  const absent = absentFrom(questionsAbout(hidden ?? [], most.questions * 2), (shown ?? []).map(textOf))
  const refused = await askAll(payload, absent.slice(0, most.questions))
  const passages = outcomes.slice(0, 20).map(({ found }) => found.passages)
  const checks: number[] = []
  for (const some of passages) {
    const req = await createLocalReq({}, payload)
    const begin = performance.now()
    await passageRetriever.current(req, some)
    checks.push(performance.now() - begin)
  }
  return {
    questions: outcomes.length,
    recall: shareOf(outcomes, ({ isFound }) => isFound),
    answered: shareOf(outcomes, ({ found }) => found.isAnswerable),
    absent: refused.length,
    declined: shareOf(refused, ({ found }) => !found.isAnswerable),
    leaks: leaksIn([...outcomes, ...refused], hidden ?? []).length,
    find: outcomes.map(({ milliseconds }) => milliseconds),
    current: checks,
  }
}

// Asks the questions of MultiHop-RAG of an assistant that answers from its reports alone.
async function measureMultiHop({ stories, questions }: MultiHop): Promise<MultiHopFigures> {
  const section = await payload.create({
    collection: 'sections',
    data: { name: 'MultiHop-RAG', slug: 'bench-multi-hop' },
  })
  try {
    for (const [place, story] of stories.entries()) await publish(story, place, [section.id])
    await tidyIndex(payload)
    const assistant = { ...wholeArchive, scope: { ...wholeArchive.scope, sections: [section.id] } }
    const ranks: (number | null)[] = []
    for (const one of questions.slice(0, most.multiHop)) {
      const req = await createLocalReq({}, payload)
      const { passages } = await passageRetriever.find(req, assistant, [one.question])
      ranks.push(
        rankOf(
          passages.map(({ text }) => text),
          one,
        ),
      )
    }
    return multiHopFigures(ranks)
  } finally {
    await removeOwn()
    await remove('sections', { id: { equals: section.id } })
  }
}

const removeOwn = () => remove('posts', own)

// Removes documents for good, which has to be by way of the trash.
async function remove(collection: 'posts' | 'sections', where: Where): Promise<void> {
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection, where, data, trash: true, depth: 0, context: { isImport: true } })
  const { errors } = await payload.delete({ collection, where, trash: true, depth: 0 })
  if (errors.length > 0) throw new Error(`${errors.length} ${collection} of the benchmark were not removed`)
}

async function measureAll() {
  await removeOwn()
  try {
    const measured = await measure()
    await removeOwn()
    const multiHop = multiHopAtHand()
    return { ...measured, multiHop: multiHop && (await measureMultiHop(multiHop)) }
  } finally {
    await removeOwn()
  }
}

console.log(JSON.stringify(await measureAll()))
process.exit(0)
