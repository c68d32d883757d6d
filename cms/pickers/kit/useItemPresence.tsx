'use client'

import { Button, useAuth } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import type { ReactNode } from 'react'
import type { SharedCollection } from '#plugins/collaboration/room/guid.ts'
import { PresenceLine } from '../../presence/PresenceLine.tsx'
import { useForceUnlock } from '../../presence/useForceUnlock.ts'
import { usePresence } from '../../presence/usePresence.ts'

/**
 * Who is in the items of a picker, to be drawn below their titles; who may takes them from whoever has locked them
 * (block-editor 2.2, 2.3 and 6).
 * @param noun what such an item is called: "Post"
 */
export function useItemPresence(
  collection: SharedCollection,
  noun: string,
  items: readonly { id: string }[] | null,
): (id: string) => ReactNode {
  const presence = usePresence(collection, items?.map(({ id }) => id) ?? [])
  const unlock = useForceUnlock(collection, noun)
  const { user } = useAuth<TypedUser>()
  const mayUnlock = user?.permissions?.includes('UNLOCK_DOCUMENT') ?? false
  return (id) => (
    <>
      <PresenceLine presence={presence.get(id)} />
      {presence.get(id)?.lock && mayUnlock && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={unlock.isPending}
          onClick={() => unlock.mutate(id)}
        >
          Force Unlock
        </Button>
      )}
    </>
  )
}
