'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { SharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'
import { PresenceLine } from '../../presence/PresenceLine.tsx'
import { useForceUnlock } from '../../presence/useForceUnlock.ts'
import { usePresence } from '../../presence/usePresence.ts'
import type { PickerColumn } from './PickerTable.tsx'

export interface ItemPresence {
  /** Who is in an item, to be drawn below its title. */
  presenceOf(id: string): ReactNode
  /** What can be done about it: 'Force Unlock', where it is locked; null for whoever may not. */
  actionsOf: ((id: string) => ReactNode) | null
}

/**
 * Who is in the items of a picker; holders of UNLOCK_DOCUMENT take them from whoever has locked them (block-editor 2.2,
 * 2.3 and 6).
 * @param noun what such an item is called: "Post"
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
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={unlock.isPending}
        onClick={() => unlock.mutate(id)}
      >
        Force Unlock
      </Button>
    )
  return {
    presenceOf: (id) => <PresenceLine presence={presence.get(id)} />,
    actionsOf: mayUnlock ? actionsOf : null,
  }
}

/** The column 'Actions' of a table of such items; none for whoever has none. */
export const actionColumn = (actionsOf: ItemPresence['actionsOf']): PickerColumn<{ id: string }, never>[] =>
  actionsOf ? [{ key: 'actions', label: 'Actions', cell: ({ id }) => actionsOf(id) }] : []
