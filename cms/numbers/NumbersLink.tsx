'use client'

import { DeskLink } from '../desk/DeskLink.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { numbersRoute } from './numbersRoute.ts'

/** Renders the way to the numbers, below the navigation of collections. */
export function NumbersLink() {
  const isMember = usePassesGate([])
  return isMember ? <DeskLink id="nav-numbers" path={numbersRoute} label="Numbers" /> : null
}
