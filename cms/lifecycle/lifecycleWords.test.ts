import { describe, expect, it } from '@jest/globals'
import type { LifecycleState } from './lifecycleCalls.ts'
import { lifecycleWordsOf } from './lifecycleWords.ts'

const time = '11/24/2026 08:00pm'
const stateOf = (status: LifecycleState['status'], isLive: boolean): LifecycleState => ({
  status,
  isLive,
  livePath: null,
  actions: [],
  mayPublish: true,
  schedule: null,
  timeZone: 'UTC',
})

describe('the words of the lifecycle', () => {
  it('are those of docs/spec/newsroom.md#lifecycle-calls for a post', () => {
    const { publish, statusLabel, sentence, gerunds } = lifecycleWordsOf('posts')
    expect([publish.label, statusLabel(stateOf('SCHEDULED_CHANGES', true), time), gerunds.publish]).toEqual([
      'Publish',
      'Scheduled Changes',
      'publishing',
    ])
    expect(sentence(stateOf('UNPUBLISHED_CHANGES', true), null)).toBe('readers have an earlier version')
    expect(sentence(stateOf('UNSCHEDULED_CHANGES', true), time)).toBe(
      'goes out 11/24/2026 08:00pm; later edits stay out of it',
    )
  })

  it('say of each document what an undone publication keeps', () => {
    expect(lifecycleWordsOf('posts').revert.done('Post')).toBe(
      'Post is as it was before the last publication. The newer text is kept as a draft',
    )
    expect(lifecycleWordsOf('fronts').revert.done('Home page')).toBe(
      'Home page is as it was before the launch. The newer page is kept as a draft',
    )
  })

  it.each([
    ['DRAFT', false, null, 'Draft: not launched yet', ''],
    ['UNPUBLISHED_CHANGES', true, null, 'Draft: changes not launched', ''],
    ['PUBLISHED', true, null, 'Live', ''],
    ['SCHEDULED_CHANGES', true, time, 'Launches 11/24/2026 08:00pm', ''],
    ['UNSCHEDULED_CHANGES', true, time, 'Launches 11/24/2026 08:00pm', 'later changes are not part of it'],
  ] as const)('launch the home page: %s, live %s', (status, isLive, at, label, sentence) => {
    const words = lifecycleWordsOf('fronts')
    expect(words.publish.label).toBe('Launch')
    expect([words.statusLabel(stateOf(status, isLive), at), words.sentence(stateOf(status, isLive), at)]).toEqual([
      label,
      sentence,
    ])
  })
})
