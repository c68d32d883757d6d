import type { AssistantRecord, FoundPassages, Passage } from '../assistant.types.ts'

/** Returns an assistant that answers from all published stories. */
export const assistantRecord = (more: Partial<AssistantRecord> = {}): AssistantRecord => ({
  id: 1,
  slug: 'archive',
  name: 'Archive',
  isOn: true,
  instructions: '',
  model: '',
  version: '1',
  scope: { usesStories: true, sections: [], tags: [], from: null, to: null },
  documents: [],
  texts: [],
  limits: { readerHour: 20, readerDay: 60, totalHour: 500, dayDollars: 10, retentionDays: 30 },
  ...more,
})

/** Returns a passage of a story. */
export const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  id: `post:1#${text.length}`,
  version: '1',
  text,
  title: 'Night ferry returns',
  url: '/2026/01/02/night-ferry',
  publishedAt: '2026-01-02T12:00:00.000Z',
  label: null,
  page: null,
  score: 1,
  ...more,
})

export const foundPassages = (passages: Passage[], isAnswerable = true): FoundPassages => ({
  passages,
  near: [],
  isAnswerable,
})
