import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { searchText } from '#contract/search.schema.ts'
import type { AssistantRecord, FoundPassages } from '#plugins/assistant/assistant.types.ts'
import { passageRetriever } from '#plugins/assistant/passages/passages.retriever.ts'
import { type MadeQuestion, questionsOf, type Source } from './retrievalQuestions.ts'
import { lastStoryDay, type RetrievalStory } from './retrievalStories.ts'

/** An assistant that answers from all published stories. */
export const wholeArchive: AssistantRecord = {
  id: 1,
  slug: 'archive',
  name: 'Archive',
  isOn: true,
  instructions: '',
  model: '',
  version: '1',
  scope: { usesStories: true, sections: [], tags: [], from: null, to: lastStoryDay, staleAfterDays: 7 },
  candidate: null,
  documents: [],
  texts: [],
  limits: assistantDefaults.limits,
}

export function questionsAbout(stories: readonly RetrievalStory[], most: number): MadeQuestion[] {
  return questionsOf(
    stories.flatMap(({ paragraphs, publishedAt }) =>
      paragraphs.map((text): Source => ({ text: searchText(text), publishedAt })),
    ),
    most,
  )
}

export function textOf({ headline, paragraphs }: RetrievalStory): string {
  return [headline, ...paragraphs].join('\n')
}

export interface Outcome extends MadeQuestion {
  found: FoundPassages
  isFound: boolean
  milliseconds: number
}

/** Asks questions one after the other. */
export async function askAll(payload: Payload, questions: readonly MadeQuestion[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const made of questions) {
    const req: PayloadRequest = await createLocalReq({}, payload)
    const begin = performance.now()
    const found = await passageRetriever.find(req, wholeArchive, [made.question])
    const milliseconds = performance.now() - begin
    outcomes.push({ ...made, found, milliseconds, isFound: found.passages.some(({ text }) => text === made.answer) })
  }
  return outcomes
}

/** Returns the share of the outcomes of which something holds, from 0 to 1. */
export function shareOf(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number {
  return outcomes.filter(holds).length / outcomes.length
}

export function leaksIn(outcomes: readonly Outcome[], hidden: readonly RetrievalStory[]): string[] {
  const secret = new Set(hidden.flatMap(({ headline, paragraphs }) => [headline, ...paragraphs.map(searchText)]))
  return outcomes.flatMap(({ found: { passages, near } }) =>
    [...passages.flatMap(({ title, text }) => [title, text]), ...near.map(({ title }) => title)].filter((text) =>
      secret.has(text),
    ),
  )
}
