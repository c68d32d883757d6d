import { describe, expect, it } from '@jest/globals'
import type { Thread } from '#plugins/comments/comments.schema.ts'
import { isShown, type ThreadFilter, threadFilters } from './threadFilters.ts'

const thread = (more: Partial<Thread>): Thread => ({
  id: '1',
  createdAt: '',
  updatedAt: '',
  deleted: false,
  resolvedAt: null,
  metadata: { anchor: { type: 'document' } },
  comments: [
    {
      id: '1',
      createdAt: '',
      updatedAt: '',
      deletedAt: null,
      actedBy: null,
      userId: '7',
      threadId: '1',
      metadata: { mentions: [{ type: 'user', id: '8', title: 'Eight' }] },
      body: '@Eight',
      reactions: [],
      mayDelete: false,
    },
  ],
  unread: 0,
  mayDelete: false,
  ...more,
})

const shownBy = (one: Thread, me: string | null, isDetached = false): ThreadFilter[] =>
  threadFilters.filter((filter) => isShown(one, filter, { me, isDetached: () => isDetached }))

describe('a filter of threads', () => {
  it('shows open and resolved ones apart', () => {
    expect(shownBy(thread({}), '9')).toEqual(['open', 'all'])
    expect(shownBy(thread({ resolvedAt: 'yesterday' }), '9')).toEqual(['resolved', 'all'])
  })

  it('shows those that one wrote in, is mentioned in, or has not read', () => {
    expect(shownBy(thread({}), '7')).toEqual(['open', 'mine', 'all'])
    expect(shownBy(thread({}), '8')).toEqual(['open', 'mentions', 'all'])
    expect(shownBy(thread({ unread: 2 }), null)).toEqual(['open', 'unread', 'all'])
  })

  it('shows those whose text is gone', () => {
    expect(shownBy(thread({}), null, true)).toEqual(['open', 'detached', 'all'])
  })
})
