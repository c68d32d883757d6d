/** The statuses of a document that is drafted and published (docs/spec/newsroom.md#statuses). */
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

/** Labels of the statuses on their badges (docs/spec/newsroom.md#statuses). */
export const publishStatusLabels: Record<PublishStatus, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  SCHEDULED: 'Scheduled',
  SCHEDULED_CHANGES: 'Scheduled Changes',
  UNPUBLISHED_CHANGES: 'Unpublished Changes',
  UNSCHEDULED_CHANGES: 'Unscheduled Changes',
  TRASHED: 'Trashed',
}

// Those in which readers see the document for certain; with UNSCHEDULED_CHANGES they may or may not.
const liveStatuses: readonly PublishStatus[] = ['PUBLISHED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES']

/** Those in which readers may see the document. */
export const maybeLiveStatuses: readonly PublishStatus[] = [...liveStatuses, 'UNSCHEDULED_CHANGES']

/** Those in which a schedule waits for its time. */
export const waitingStatuses: readonly PublishStatus[] = ['SCHEDULED', 'SCHEDULED_CHANGES', 'UNSCHEDULED_CHANGES']

/** Those in which readers do not get the newest version, and no schedule brings it to them. */
export const unpublishedStatuses: readonly PublishStatus[] = ['DRAFT', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES']

/** Returns the stored status, or DRAFT for a document from before there were any. */
export function statusOf(stored: unknown): PublishStatus {
  return publishStatuses.find((status) => status === stored) ?? 'DRAFT'
}
