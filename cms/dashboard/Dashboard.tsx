import type { AdminViewServerProps } from 'payload'
import { dashboardOf } from '#plugins/dashboard/dashboard.service.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

/** The dashboard, which takes the place of Payload's. Its first answer is rendered on the server. */
export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  return <DashboardScreen initial={await dashboardOf(initPageResult.req)} />
}
