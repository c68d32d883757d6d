import { redirect } from 'next/navigation'
import type { ListViewServerPropsOnly } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { homeFrontId } from '#collections/fronts/homeFront.ts'

/** Leads from the navigation to the one home page: there is nothing to choose from. */
export function FrontList({ payload }: ListViewServerPropsOnly) {
  redirect(formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/fronts/${homeFrontId}` }))
}
