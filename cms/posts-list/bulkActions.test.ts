import { describe, expect, it } from '@jest/globals'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { usedCode } from '#plugins/usage/usage.types.ts'
import { ApiError } from '../api/apiError.ts'
import type { BulkAction, BulkResult } from './bulkActions.ts'
import { bulkActionNames, isApplicable, runBulk } from './bulkActions.ts'

const item = (id: number, publishStatus: PublishStatus = 'DRAFT'): ListItem => ({
  id,
  title: `Post ${id}`,
  publishStatus,
  publishDateTime: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  authors: [],
  type: null,
  featuredMedia: null,
  mayUpdate: true,
  livePath: null,
})

describe('what an action is offered for', () => {
  const offered: Record<BulkAction, readonly PublishStatus[]> = {
    publish: ['DRAFT', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES'],
    unpublish: ['PUBLISHED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES'],
    trash: publishStatuses.filter((status) => status !== 'TRASHED'),
    restore: ['TRASHED'],
    delete: ['TRASHED'],
  }

  it.each(bulkActionNames)('%s: by status', (action) => {
    expect(publishStatuses.filter((status) => isApplicable(action, status))).toEqual(offered[action])
  })
})

describe('an action on many items', () => {
  it('is done to each that it fits; one that is refused keeps none of the others back', async () => {
    const calls: number[] = []
    const items = [item(1), item(2, 'PUBLISHED'), item(3), item(4, 'SCHEDULED'), item(5), item(6)]
    const results = await runBulk(
      'publish',
      items,
      async (id) => {
        calls.push(id)
        if (id === 3) throw new Error('A dek is missing.')
        if (id === 4) throw new ApiError('Used in 1 place: “A story”.', 409, usedCode)
      },
      () => {},
    )
    expect(calls).toEqual([1, 3, 4, 5, 6])
    expect(results).toEqual([
      { item: items[0], outcome: 'done' },
      { item: items[1], outcome: 'skipped' },
      { item: items[2], outcome: 'failed', message: 'A dek is missing.', isUsed: false },
      // A user who knows that can insist.
      { item: items[3], outcome: 'failed', message: 'Used in 1 place: “A story”.', isUsed: true },
      { item: items[4], outcome: 'done' },
      { item: items[5], outcome: 'done' },
    ])
  })

  it('tells of every item as soon as it is known, all items in their order', async () => {
    const reports: BulkResult['outcome'][][] = []
    await runBulk(
      'trash',
      [item(1), item(2)],
      async () => {},
      (results) => reports.push(results.map(({ outcome }) => outcome)),
    )
    expect(reports[0]).toEqual(['waiting', 'waiting'])
    expect(reports.at(-1)).toEqual(['done', 'done'])
    expect(reports).toHaveLength(3)
  })

  it('is never under way for more than three at once', async () => {
    let now = 0
    let highest = 0
    const doAction = async () => {
      now += 1
      highest = Math.max(highest, now)
      await Promise.resolve()
      now -= 1
    }
    await runBulk(
      'trash',
      Array.from({ length: 20 }, (_, place) => item(place + 1)),
      doAction,
      () => {},
    )
    expect(highest).toBe(3)
  })
})
