'use client'

import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { usePublication } from '../clock/usePublication.ts'
import { nameOf } from '../kit/ItemParts.tsx'
import { type BulkAction, bulkTexts, isApplicable } from './bulkActions.ts'
import { RowMenu } from './RowMenu.tsx'

/** The actions of a list; a missing one is not offered. */
export interface ItemActions {
  preview?: (item: ListItem) => void
  schedule?: (item: ListItem) => void
  quickEdit?: (item: ListItem) => void
  duplicate?: (item: ListItem) => void
  change: Partial<Record<ChangeAction, (item: ListItem) => void>>
  remove?: (item: ListItem) => void
  /** For holders of UNLOCK_DOCUMENT. */
  forceUnlock?: (item: ListItem) => void
}

/** Actions that change a row's status. */
export const changeActions = ['publish', 'unpublish', 'restore', 'trash'] as const satisfies BulkAction[]
export type ChangeAction = (typeof changeActions)[number]

export function ItemMenu({ item, actions, isLocked }: { item: ListItem; actions: ItemActions; isLocked: boolean }) {
  const siteUrl = usePublication()?.siteUrl
  const { livePath, mayUpdate, publishStatus } = item
  const isTrashed = publishStatus === 'TRASHED'
  const viewLive =
    siteUrl === undefined || livePath === null
      ? undefined
      : () => void window.open(siteUrl + livePath, '_blank', 'noopener')
  const entry = (label: string, act: ((item: ListItem) => void) | undefined, isOffered = true) => ({
    label,
    act: act && isOffered ? () => act(item) : undefined,
  })
  return (
    <RowMenu
      name={nameOf(item)}
      actions={[
        { label: 'View live', act: viewLive },
        entry('Preview', actions.preview, !isTrashed),
        entry('Quick Edit', actions.quickEdit, mayUpdate && !isTrashed),
        entry('Duplicate', actions.duplicate, !isTrashed),
        // A published story without changes has nothing to schedule.
        entry('Schedule…', actions.schedule, mayUpdate && isApplicable('publish', publishStatus)),
        ...changeActions.map((action) =>
          entry(
            `${bulkTexts[action].label}…`,
            actions.change[action],
            mayUpdate && isApplicable(action, publishStatus),
          ),
        ),
        entry('Delete', actions.remove, isTrashed),
        entry('Force Unlock', actions.forceUnlock, isLocked),
      ]}
    />
  )
}
