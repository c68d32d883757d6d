import { describe, expect, it } from '@jest/globals'
import type { LifecycleAction, PublishStatus } from './publishStatus.ts'
import { LifecycleError, lifecycleActions, nextPublishStatus, publishStatuses } from './publishStatus.ts'

/** The table of decisions, section 4, for a post that readers can see. */
const whenLive: Record<LifecycleAction, Partial<Record<PublishStatus, PublishStatus>>> = {
  save: {
    DRAFT: 'DRAFT',
    PUBLISHED: 'UNPUBLISHED_CHANGES',
    UNPUBLISHED_CHANGES: 'UNPUBLISHED_CHANGES',
    SCHEDULED: 'UNSCHEDULED_CHANGES',
    SCHEDULED_CHANGES: 'UNSCHEDULED_CHANGES',
    UNSCHEDULED_CHANGES: 'UNSCHEDULED_CHANGES',
  },
  publish: {
    DRAFT: 'PUBLISHED',
    UNPUBLISHED_CHANGES: 'PUBLISHED',
    SCHEDULED: 'PUBLISHED',
    SCHEDULED_CHANGES: 'PUBLISHED',
    UNSCHEDULED_CHANGES: 'PUBLISHED',
  },
  unpublish: {
    DRAFT: 'DRAFT',
    PUBLISHED: 'DRAFT',
    SCHEDULED: 'DRAFT',
    SCHEDULED_CHANGES: 'DRAFT',
    UNPUBLISHED_CHANGES: 'DRAFT',
    UNSCHEDULED_CHANGES: 'DRAFT',
  },
  trash: {
    DRAFT: 'TRASHED',
    PUBLISHED: 'TRASHED',
    SCHEDULED: 'TRASHED',
    SCHEDULED_CHANGES: 'TRASHED',
    UNPUBLISHED_CHANGES: 'TRASHED',
    UNSCHEDULED_CHANGES: 'TRASHED',
  },
  restore: { TRASHED: 'DRAFT' },
}

const cells = lifecycleActions.flatMap((action) => publishStatuses.map((status) => ({ action, status })))

describe('the lifecycle of a post', () => {
  it.each(cells)('$action from $status', ({ action, status }) => {
    const expected = whenLive[action][status]
    if (expected) expect(nextPublishStatus(status, action, { isLive: true })).toBe(expected)
    else expect(() => nextPublishStatus(status, action, { isLive: true })).toThrow(LifecycleError)
  })

  it.each(publishStatuses)('a post in status %s that is not live cannot be unpublished', (status) => {
    expect(() => nextPublishStatus(status, 'unpublish', { isLive: false })).toThrow(LifecycleError)
  })

  it('an action that is not allowed names the status and the allowed ones', () => {
    expect(() => nextPublishStatus('DRAFT', 'restore', { isLive: false })).toThrow(
      'Cannot restore from status Draft. Allowed from: Trashed.',
    )
  })
})
