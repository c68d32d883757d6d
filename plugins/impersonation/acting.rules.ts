import type { Permission } from '#collections/permissions/permissionNames.ts'

/** Minutes that a person may act as another one. */
export const actingMinutes = [15, 30, 60] as const

/** Fewest characters of the reason, which the activity log and the person acted as get. */
export const minReasonLength = 10

/** How acting as another person ended, as the activity log says it. */
export type ActingEnd = 'stopped' | 'time' | 'logged out' | 'account inactive' | 'permission lost'

export interface ActingFacts {
  endsAt: Date
  isLoggedIn: boolean
  // Null: the account is gone.
  administrator: { status?: string | null; permissions?: readonly string[] | null } | null
  account: { status?: string | null } | null
}

// What it takes to act as others.
const needed: Permission = 'IMPERSONATE_USER'

/** Returns whether a person may act as others at all. */
export function mayActAsOthers({ permissions }: { permissions?: readonly string[] | null }): boolean {
  return permissions?.includes(needed) ?? false
}

/** Returns why acting as another person is over; null while it lasts. */
export function endOf({ endsAt, isLoggedIn, administrator, account }: ActingFacts, now: Date): ActingEnd | null {
  if (endsAt <= now) return 'time'
  if (administrator?.status !== 'ACTIVE' || account?.status !== 'ACTIVE') return 'account inactive'
  if (!isLoggedIn) return 'logged out'
  return mayActAsOthers(administrator) ? null : 'permission lost'
}
