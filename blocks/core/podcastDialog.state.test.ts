import { describe, expect, it } from '@jest/globals'
import { type PodcastDialogAction, type PodcastDialogState, podcastDialogReducer } from './podcastDialog.state.ts'

describe('the dialog of listening platforms (docs/spec/reader-site.md#platform-dialog)', () => {
  it.each<[PodcastDialogState, PodcastDialogAction, PodcastDialogState]>([
    ['closed', 'open', 'opening'],
    ['opening', 'opened', 'open'],
    ['open', 'close', 'closing'],
    ['closing', 'closed', 'closed'],
    ['opening', 'close', 'closing'],
    ['closing', 'open', 'opening'],
    ['closed', 'close', 'closed'],
    ['closed', 'closed', 'closed'],
    ['open', 'open', 'open'],
    ['open', 'closed', 'open'],
    ['opening', 'closed', 'opening'],
    ['closing', 'opened', 'closing'],
  ])('that is %s: %s makes it %s', (before, action, after) => {
    expect(podcastDialogReducer(before, action)).toBe(after)
  })
})
