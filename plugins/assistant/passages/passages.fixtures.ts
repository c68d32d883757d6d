import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import type { AssistantRecord, FoundPassages, Passage } from '../assistant.types.ts'

export function assistantRecord(more: Partial<AssistantRecord> = {}): AssistantRecord {
  return {
    id: 1,
    slug: 'archive',
    name: 'Archive',
    isOn: true,
    instructions: '',
    model: '',
    version: '1',
    scope: { usesStories: true, sections: [], tags: [], from: null, to: null, staleAfterDays: 7 },
    candidate: null,
    documents: [],
    texts: [],
    limits: assistantDefaults.limits,
    ...more,
  }
}

export function passage(text: string, more: Partial<Passage> = {}): Passage {
  return {
    id: `post:1#${text.length}`,
    version: '1',
    text,
    heading: '',
    title: 'Night ferry returns',
    url: '/2026/01/02/night-ferry',
    publishedAt: '2026-01-02T12:00:00.000Z',
    label: null,
    page: null,
    score: 1,
    ...more,
  }
}

/** Returns the passages found for a question. */
export function foundPassages(
  passages: Passage[],
  { isAnswerable = true, question = '', ...more }: Partial<FoundPassages> & { question?: string } = {},
): FoundPassages {
  const ids = passages.map(({ id }) => id)
  const part = {
    question,
    subject: question,
    isOverTime: false,
    isAnswerable,
    isOfCandidate: false,
    isClose: false,
    passages: ids,
  }
  return { passages, near: [], isAnswerable, parts: [part], ...more }
}
