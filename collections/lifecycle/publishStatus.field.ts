import type { SelectField } from 'payload'
import { never } from '../permissions/accessFromRule.ts'
import type { PublishStatus } from './publishStatus.ts'
import { publishStatuses, publishStatusLabels } from './publishStatus.ts'

/** Returns the field of a document's status, written by the lifecycle only; a client's own value is ignored. */
export function publishStatusField(statuses: readonly PublishStatus[] = publishStatuses): SelectField {
  return {
    name: 'publishStatus',
    label: 'Status',
    type: 'select',
    options: statuses.map((value) => ({ value, label: publishStatusLabels[value] })),
    defaultValue: 'DRAFT',
    index: true,
    access: { create: never, update: never },
    // The form shows it at its top; lists have a column of it.
    admin: { readOnly: true, position: 'sidebar', condition: () => false },
  }
}

/** The statuses of sections, promotions and pages, which are not scheduled (docs/spec/newsroom.md#statuses). */
export const unscheduledStatuses = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED'] as const
