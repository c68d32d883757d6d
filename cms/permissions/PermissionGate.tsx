'use client'

import { useAuth } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { type Actor, anonymous } from '#collections/permissions/actor.ts'
import { isPermission, type Permission } from '#collections/permissions/permissionNames.ts'
import { type GateMode, passesGate } from '#plugins/permissions/permissionGate.ts'

/**
 * Returns whether the person at the screen passes a gate of permissions. For comfort only: the server asks again.
 * @throws TypeError on an unknown mode
 */
export function usePassesGate(permissions: readonly Permission[], mode: GateMode = 'all'): boolean {
  const { user } = useAuth<TypedUser>()
  return passesGate(actorOf(user), permissions, mode)
}

/** Returns the permissions of the person at the screen. */
export function useHeldPermissions(): ReadonlySet<Permission> {
  const { user } = useAuth<TypedUser>()
  return new Set((user?.permissions ?? []).filter(isPermission))
}

const actorOf = (user: TypedUser | null | undefined): Actor =>
  user
    ? {
        kind: 'person',
        id: user.id,
        status: user.status ?? 'INACTIVE',
        permissions: new Set((user.permissions ?? []).filter(isPermission)),
        authorIds: [],
      }
    : anonymous

interface Props {
  permissions: readonly Permission[]
  mode?: GateMode
  // Shown to all other users; nothing when left out.
  fallback?: ReactNode
  children: ReactNode
}

/** Shows a piece of the interface to people who hold all, or some, of the permissions. */
export function PermissionGate({ permissions, mode, fallback = null, children }: Props) {
  return usePassesGate(permissions, mode) ? children : fallback
}
