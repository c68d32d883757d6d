/**
 * The statuses of a post and what each action makes of them: a pure function over the table of decisions, section 4.
 * Newsletters, promotions, sections and pages go through the same machine.
 */
export const publishStatuses = [
  'DRAFT',
  'PUBLISHED',
  'SCHEDULED',
  'SCHEDULED_CHANGES',
  'UNPUBLISHED_CHANGES',
  'UNSCHEDULED_CHANGES',
  'TRASHED',
] as const

export type PublishStatus = (typeof publishStatuses)[number]

/** How a status is called on its badge (back-office specification, section 4.1). */
export const publishStatusLabels: Record<PublishStatus, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  SCHEDULED: 'Scheduled',
  SCHEDULED_CHANGES: 'Scheduled Changes',
  UNPUBLISHED_CHANGES: 'Unpublished Changes',
  UNSCHEDULED_CHANGES: 'Unscheduled Changes',
  TRASHED: 'Trashed',
}

export const lifecycleActions = ['save', 'publish', 'unpublish', 'trash', 'restore'] as const

export type LifecycleAction = (typeof lifecycleActions)[number]

const untrashed = publishStatuses.filter((status) => status !== 'TRASHED')

const allowedFrom: Record<LifecycleAction, readonly PublishStatus[]> = {
  save: untrashed,
  publish: untrashed.filter((status) => status !== 'PUBLISHED'),
  unpublish: untrashed,
  trash: untrashed,
  restore: ['TRASHED'],
}

const afterSave: Record<PublishStatus, PublishStatus> = {
  DRAFT: 'DRAFT',
  PUBLISHED: 'UNPUBLISHED_CHANGES',
  UNPUBLISHED_CHANGES: 'UNPUBLISHED_CHANGES',
  SCHEDULED: 'UNSCHEDULED_CHANGES',
  SCHEDULED_CHANGES: 'UNSCHEDULED_CHANGES',
  UNSCHEDULED_CHANGES: 'UNSCHEDULED_CHANGES',
  TRASHED: 'TRASHED',
}

/** An action that the status does not allow; the message names the status and those that would allow it. */
export class LifecycleError extends Error {
  constructor(
    readonly action: LifecycleAction,
    readonly status: PublishStatus,
    readonly allowed: readonly PublishStatus[],
    reason?: string,
  ) {
    super(
      reason ??
        `Cannot ${action} from status ${publishStatusLabels[status]}. Allowed from: ${allowed.map((name) => publishStatusLabels[name]).join(', ')}.`,
    )
    this.name = 'LifecycleError'
  }
}

/**
 * The status after an action.
 * @param isLive whether readers can see the post now; only a live post can be unpublished.
 * @throws LifecycleError when the action is not allowed from the status; nothing has changed then.
 */
export const nextPublishStatus = (
  status: PublishStatus,
  action: LifecycleAction,
  { isLive }: { isLive: boolean },
): PublishStatus => {
  const allowed = allowedFrom[action]
  if (!allowed.includes(status)) throw new LifecycleError(action, status, allowed)
  switch (action) {
    case 'save':
      return afterSave[status]
    case 'publish':
      return 'PUBLISHED'
    case 'unpublish':
      if (!isLive) {
        const reason = `Cannot unpublish from status ${publishStatusLabels[status]}: it is not live.`
        throw new LifecycleError(action, status, allowed, reason)
      }
      return 'DRAFT'
    case 'trash':
      return 'TRASHED'
    case 'restore':
      return 'DRAFT'
  }
}
