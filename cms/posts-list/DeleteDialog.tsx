'use client'

import { ConfirmationModal } from '@payloadcms/ui'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { nameOf } from '../kit/ItemParts.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'
import type { DoAction } from './bulkActions.ts'

export const deleteDialogSlug = 'posts-list-delete'

/** Asks before an item of the trash is deleted for good. */
export function DeleteDialog({
  model: { singular },
  item,
  doAction,
  onDeleted,
}: {
  model: ListModel
  item: ListItem | null
  doAction: DoAction
  onDeleted: (item: ListItem) => void
}) {
  if (!item) return null
  const remove = async () => {
    try {
      await doAction({ action: 'delete' }, item.id)
      notifyDone(`${singular} deleted`)
      onDeleted(item)
    } catch (error) {
      notifyError(`Unable to delete ${singular.toLowerCase()}`, error instanceof Error ? error.message : undefined)
    }
  }
  return (
    <ConfirmationModal
      modalSlug={deleteDialogSlug}
      heading={`Delete ${singular}`}
      body={`Are you sure you want to delete "${nameOf(item)}"?`}
      cancelLabel="Cancel"
      confirmLabel={`Delete ${singular}`}
      confirmingLabel={`Deleting ${singular}...`}
      onConfirm={remove}
    />
  )
}
