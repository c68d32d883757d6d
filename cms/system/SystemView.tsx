import type { AdminViewServerProps } from 'payload'
import { deskPage } from '../desk/deskPage.tsx'
import { systemRoute } from '../desk/deskRoutes.ts'
import { SystemScreen } from './SystemScreen.tsx'

/** Renders the system tools. Each part is fetched by itself, so that one that is down keeps no other from being seen. */
export function SystemView(props: AdminViewServerProps) {
  return deskPage(props, { path: systemRoute, permissions: ['SYSTEM_TOOLS'], shown: async () => <SystemScreen /> })
}
