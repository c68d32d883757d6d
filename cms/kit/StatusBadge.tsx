import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import './statusBadge.css'

// Distinguished by word, frame and shade: what readers see is filled, what they do not see yet is framed.
const looks: Record<PublishStatus, 'draft' | 'published' | 'scheduled' | 'changed'> = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  SCHEDULED: 'scheduled',
  SCHEDULED_CHANGES: 'scheduled',
  UNPUBLISHED_CHANGES: 'changed',
  UNSCHEDULED_CHANGES: 'changed',
  // In the style of a draft (docs/spec/newsroom.md#statuses).
  TRASHED: 'draft',
}

export function StatusBadge({ status }: { status: PublishStatus }) {
  return <span className={`posts-list-badge posts-list-badge--${looks[status]}`}>{publishStatusLabels[status]}</span>
}
