/**
 * The state machine of documents: one pure function over a table (docs/spec/newsroom.md#transitions). Posts,
 * newsletters, promotions, sections and pages all use it.
 */
import type { PublishStatus } from './publishStatus.ts'
import { publishStatuses, publishStatusLabels } from './publishStatus.ts'

/**
 * `revert` undoes a publication: readers get what they had before. `fire` is triggered by the clock: the scheduled time has
 * come. `erase` deletes for good.
 */
export const lifecycleActions = [
  'save',
  'publish',
  'schedule',
  'unschedule',
  'unpublish',
  'revert',
  'trash',
  'restore',
  'erase',
  'fire',
] as const

export type LifecycleAction = (typeof lifecycleActions)[number]

/** Input of the machine other than the status. */
export interface LifecycleFacts {
  /** Whether readers can see the document now. "Never published" in the table means that they cannot. */
  isLive: boolean
  /** Whether documents of this kind can be scheduled; sections, pages and promotions cannot. */
  canWait: boolean
  /** For `schedule`: the time. Null when it is missing or not a date. */
  dueAt: Date | null
  /** For `unpublish`: whether the later response of the address was chosen. */
  hasUnpublishAction: boolean
  /** For `revert`: whether a version is kept that readers had before the one that they have now. */
  hasEarlier: boolean
  now: Date
}

export type LifecycleRefusal =
  | { reason: 'status'; action: LifecycleAction; status: PublishStatus; allowed: readonly PublishStatus[] }
  | { reason: 'notLive'; action: LifecycleAction; status: PublishStatus }
  | { reason: 'cannotWait'; action: LifecycleAction }
  | { reason: 'noDate'; action: LifecycleAction }
  | { reason: 'pastDate'; action: LifecycleAction; dueAt: Date }
  | { reason: 'noUnpublishAction'; action: LifecycleAction }
  | { reason: 'noEarlier'; action: LifecycleAction }

/** The next status (`ERASED`: the document is deleted), or the reason for a refusal. */
export type LifecycleDecision =
  | { isAllowed: true; status: PublishStatus | 'ERASED' }
  | { isAllowed: false; refusal: LifecycleRefusal }

type Row = Partial<Record<PublishStatus, (facts: LifecycleFacts) => PublishStatus | 'ERASED'>>

const to = (status: PublishStatus | 'ERASED') => () => status
const everyStatusBut = (left: PublishStatus, next: () => PublishStatus | 'ERASED'): Row =>
  Object.fromEntries(publishStatuses.filter((status) => status !== left).map((status) => [status, next]))
const afterUnscheduling = ({ isLive }: LifecycleFacts) => (isLive ? 'UNPUBLISHED_CHANGES' : 'DRAFT')

// The table, a row an action: from which status to which.
const table: Record<LifecycleAction, Row> = {
  save: {
    DRAFT: to('DRAFT'),
    PUBLISHED: to('UNPUBLISHED_CHANGES'),
    UNPUBLISHED_CHANGES: to('UNPUBLISHED_CHANGES'),
    SCHEDULED: to('UNSCHEDULED_CHANGES'),
    SCHEDULED_CHANGES: to('UNSCHEDULED_CHANGES'),
    UNSCHEDULED_CHANGES: to('UNSCHEDULED_CHANGES'),
  },
  publish: {
    DRAFT: to('PUBLISHED'),
    UNPUBLISHED_CHANGES: to('PUBLISHED'),
    SCHEDULED: to('PUBLISHED'),
    SCHEDULED_CHANGES: to('PUBLISHED'),
    UNSCHEDULED_CHANGES: to('PUBLISHED'),
  },
  schedule: {
    DRAFT: to('SCHEDULED'),
    SCHEDULED: to('SCHEDULED'),
    UNPUBLISHED_CHANGES: to('SCHEDULED_CHANGES'),
    SCHEDULED_CHANGES: to('SCHEDULED_CHANGES'),
    UNSCHEDULED_CHANGES: ({ isLive }) => (isLive ? 'SCHEDULED_CHANGES' : 'SCHEDULED'),
  },
  unschedule: {
    SCHEDULED: afterUnscheduling,
    SCHEDULED_CHANGES: afterUnscheduling,
    UNSCHEDULED_CHANGES: afterUnscheduling,
  },
  unpublish: everyStatusBut('TRASHED', to('DRAFT')),
  revert: { PUBLISHED: to('UNPUBLISHED_CHANGES'), UNPUBLISHED_CHANGES: to('UNPUBLISHED_CHANGES') },
  trash: everyStatusBut('TRASHED', to('TRASHED')),
  restore: { TRASHED: to('DRAFT') },
  erase: { TRASHED: to('ERASED') },
  fire: {
    SCHEDULED: to('PUBLISHED'),
    SCHEDULED_CHANGES: to('PUBLISHED'),
    UNSCHEDULED_CHANGES: to('UNPUBLISHED_CHANGES'),
  },
}

/** Returns the statuses that an action starts from, in the order of `publishStatuses`. */
export function allowedStatuses(action: LifecycleAction): PublishStatus[] {
  return publishStatuses.filter((status) => table[action][status] !== undefined)
}

/** Returns the next status of a document after an action, or a refusal. */
export function decide(status: PublishStatus, action: LifecycleAction, facts: LifecycleFacts): LifecycleDecision {
  const refusal = refusalOf(status, action, facts)
  const next = table[action][status]
  if (refusal || !next) {
    const allowed = allowedStatuses(action)
    return { isAllowed: false, refusal: refusal ?? { reason: 'status', action, status, allowed } }
  }
  return { isAllowed: true, status: next(facts) }
}

const refusalOf = (
  status: PublishStatus,
  action: LifecycleAction,
  { isLive, canWait, dueAt, hasUnpublishAction, hasEarlier, now }: LifecycleFacts,
): LifecycleRefusal | null => {
  if ((action === 'schedule' || action === 'unschedule' || action === 'fire') && !canWait) {
    return { reason: 'cannotWait', action }
  }
  if (table[action][status] === undefined) return null
  if ((action === 'unpublish' || action === 'revert') && !isLive) return { reason: 'notLive', action, status }
  if (action === 'unpublish' && !hasUnpublishAction) return { reason: 'noUnpublishAction', action }
  if (action === 'revert' && !hasEarlier) return { reason: 'noEarlier', action }
  if (action === 'schedule' && !dueAt) return { reason: 'noDate', action }
  if (action === 'schedule' && dueAt && dueAt <= now) return { reason: 'pastDate', action, dueAt }
  return null
}

const labelsOf = (statuses: readonly PublishStatus[]) => statuses.map((name) => publishStatusLabels[name]).join(', ')

/** Returns the message of a refusal: names the status and the allowed ones. */
export function refusalMessage(refusal: LifecycleRefusal): string {
  switch (refusal.reason) {
    case 'status': {
      const { action, status, allowed } = refusal
      return `Cannot ${action} from status ${publishStatusLabels[status]}. Allowed from: ${labelsOf(allowed)}.`
    }
    case 'notLive':
      return `Cannot ${refusal.action} from status ${publishStatusLabels[refusal.status]}: it is not live.`
    case 'cannotWait':
      return 'Documents of this kind cannot be scheduled. Publish them instead.'
    case 'noDate':
      return 'Say when to publish: publishDate is a date and time, for example 2031-05-04T16:30:00Z.'
    case 'pastDate':
      return `The time to publish must be in the future, and ${refusal.dueAt.toISOString()} is not.`
    case 'noUnpublishAction':
      return 'Say what the address answers afterwards: return_gone, redirect_to_homepage or redirect_to_content.'
    case 'noEarlier':
      return 'There is nothing to go back to: no earlier version that readers had is kept.'
  }
}
