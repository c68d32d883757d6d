'use client'

import type { ReactNode } from 'react'
import type { SharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import type { PickerColumn } from '../kit/picker/PickerTable.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { PresenceLine } from '../presence/PresenceLine.tsx'
import { useForceUnlock } from '../presence/useForceUnlock.ts'
import { usePresence } from '../presence/usePresence.ts'

export interface ItemPresence {
  /** Renders the users in an item, below its title. */
  presenceOf(id: string): ReactNode
  /** Renders the action on a locked item: 'Force Unlock'; null for users without the permission. */
  actionsOf: ((id: string) => ReactNode) | null
}

/**
 * Returns the presence in the items of a picker; users with UNLOCK_DOCUMENT take them from the holders of their locks
 * (docs/spec/editor.md#section-picker).
 * @param noun name of such an item: "Post"
 */
export function useItemPresence(
  collection: SharedCollection,
  noun: string,
  items: readonly { id: string }[] | null,
): ItemPresence {
  const presence = usePresence(collection, items?.map(({ id }) => id) ?? [])
  const unlock = useForceUnlock(collection, noun)
  const mayUnlock = usePassesGate(['UNLOCK_DOCUMENT'])
  const actionsOf = (id: string) =>
    presence.get(id)?.lock && (
      <SmallButton disabled={unlock.isPending} onClick={() => unlock.mutate(id)}>
        Force Unlock
      </SmallButton>
    )
  return {
    presenceOf: (id) => <PresenceLine presence={presence.get(id)} />,
    actionsOf: mayUnlock ? actionsOf : null,
  }
}

/** Returns the column 'Actions' of a table of such items; none for users without actions. */
export function actionColumn(actionsOf: ItemPresence['actionsOf']): PickerColumn<{ id: string }, never>[] {
  return actionsOf ? [{ key: 'actions', label: 'Actions', cell: ({ id }) => actionsOf(id) }] : []
}
