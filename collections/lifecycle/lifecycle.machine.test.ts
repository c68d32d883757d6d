import { describe, expect, it } from '@jest/globals'
import type { LifecycleAction, LifecycleFacts } from './lifecycle.machine.ts'
import { allowedStatuses, decide, lifecycleActions, refusalMessage } from './lifecycle.machine.ts'
import type { PublishStatus } from './publishStatus.ts'
import { publishStatuses, waitingStatuses } from './publishStatus.ts'

const now = new Date('2026-05-04T12:00:00Z')
const later = new Date('2026-05-04T12:00:01Z')
const facts: LifecycleFacts = {
  isLive: true,
  canWait: true,
  dueAt: later,
  hasUnpublishAction: true,
  hasEarlier: true,
  now,
}

type Table = Record<LifecycleAction, Partial<Record<PublishStatus, PublishStatus | 'ERASED'>>>

// The table of docs/spec/newsroom.md#transitions, for a document that readers can see.
const whenLive: Table = {
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
  schedule: {
    DRAFT: 'SCHEDULED',
    SCHEDULED: 'SCHEDULED',
    UNPUBLISHED_CHANGES: 'SCHEDULED_CHANGES',
    SCHEDULED_CHANGES: 'SCHEDULED_CHANGES',
    UNSCHEDULED_CHANGES: 'SCHEDULED_CHANGES',
  },
  unschedule: {
    SCHEDULED: 'UNPUBLISHED_CHANGES',
    SCHEDULED_CHANGES: 'UNPUBLISHED_CHANGES',
    UNSCHEDULED_CHANGES: 'UNPUBLISHED_CHANGES',
  },
  unpublish: {
    DRAFT: 'DRAFT',
    PUBLISHED: 'DRAFT',
    SCHEDULED: 'DRAFT',
    SCHEDULED_CHANGES: 'DRAFT',
    UNPUBLISHED_CHANGES: 'DRAFT',
    UNSCHEDULED_CHANGES: 'DRAFT',
  },
  revert: { PUBLISHED: 'UNPUBLISHED_CHANGES', UNPUBLISHED_CHANGES: 'UNPUBLISHED_CHANGES' },
  trash: {
    DRAFT: 'TRASHED',
    PUBLISHED: 'TRASHED',
    SCHEDULED: 'TRASHED',
    SCHEDULED_CHANGES: 'TRASHED',
    UNPUBLISHED_CHANGES: 'TRASHED',
    UNSCHEDULED_CHANGES: 'TRASHED',
  },
  restore: { TRASHED: 'DRAFT' },
  erase: { TRASHED: 'ERASED' },
  fire: { SCHEDULED: 'PUBLISHED', SCHEDULED_CHANGES: 'PUBLISHED', UNSCHEDULED_CHANGES: 'UNPUBLISHED_CHANGES' },
}

// The same for one that readers cannot see.
const whenNotLive: Table = {
  ...whenLive,
  schedule: { ...whenLive.schedule, UNSCHEDULED_CHANGES: 'SCHEDULED' },
  unschedule: { SCHEDULED: 'DRAFT', SCHEDULED_CHANGES: 'DRAFT', UNSCHEDULED_CHANGES: 'DRAFT' },
  unpublish: {},
  revert: {},
}

const cells = lifecycleActions.flatMap((action) =>
  publishStatuses.flatMap((status) => [true, false].map((isLive) => ({ action, status, isLive }))),
)

describe('the machine', () => {
  it.each(cells)('$action from $status, live: $isLive', ({ action, status, isLive }) => {
    const expected = (isLive ? whenLive : whenNotLive)[action][status]
    const decision = decide(status, action, { ...facts, isLive })
    if (expected) expect(decision).toEqual({ isAllowed: true, status: expected })
    else expect(decision).toMatchObject({ isAllowed: false, refusal: { action, status } })
  })

  it.each(cells)('$action from $status, live: $isLive, where nothing can wait, never ends in waiting', (cell) => {
    const { action, status, isLive } = cell
    const decision = decide(status, action, { ...facts, isLive, canWait: false })
    const isOfSchedules = action === 'schedule' || action === 'unschedule' || action === 'fire'
    if (isOfSchedules) expect(decision).toMatchObject({ refusal: { reason: 'cannotWait' } })
    else expect(decision).toEqual(decide(status, action, { ...facts, isLive }))
    const wasWaiting = waitingStatuses.includes(status)
    if (decision.isAllowed && !wasWaiting) expect(waitingStatuses).not.toContain(decision.status)
  })

  it('an action from a wrong status names the status and the allowed ones, before anything else is found fault with', () => {
    const decision = decide('PUBLISHED', 'schedule', { ...facts, dueAt: null })
    expect(decision).toEqual({
      isAllowed: false,
      refusal: { reason: 'status', action: 'schedule', status: 'PUBLISHED', allowed: allowedStatuses('schedule') },
    })
  })

  it.each([
    ['unpublish', 'DRAFT', { isLive: false }, 'notLive', 'Cannot unpublish from status Draft: it is not live.'],
    [
      'unpublish',
      'PUBLISHED',
      { hasUnpublishAction: false },
      'noUnpublishAction',
      'Say what the address answers afterwards',
    ],
    ['revert', 'PUBLISHED', { hasEarlier: false }, 'noEarlier', 'There is nothing to go back to'],
    ['schedule', 'DRAFT', { dueAt: null }, 'noDate', 'Say when to publish'],
    ['schedule', 'DRAFT', { dueAt: now }, 'pastDate', 'must be in the future, and 2026-05-04T12:00:00.000Z is not'],
    ['schedule', 'DRAFT', { canWait: false }, 'cannotWait', 'cannot be scheduled'],
    ['restore', 'DRAFT', {}, 'status', 'Cannot restore from status Draft. Allowed from: Trashed.'],
  ] as const)('%s from %s with %j is refused as %s', (action, status, more, reason, message) => {
    const decision = decide(status, action, { ...facts, ...more })
    expect(decision).toMatchObject({ isAllowed: false, refusal: { reason } })
    if (!decision.isAllowed) expect(refusalMessage(decision.refusal)).toContain(message)
  })
})
