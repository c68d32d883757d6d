'use client'

import { DeskLink } from '../desk/DeskLink.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { systemRoute } from './systemRoute.ts'

/** Renders the way to the system tools, for people who look after the system. */
export function SystemLink() {
  return usePassesGate(['SYSTEM_TOOLS']) ? <DeskLink id="nav-system" path={systemRoute} label="System" /> : null
}
