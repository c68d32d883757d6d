import type { AdminViewServerProps } from 'payload'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { roleTable } from '#plugins/roles/roleTable.service.ts'
import { deskPage } from '../desk/deskPage.tsx'
import { rolesRoute } from '../desk/deskRoutes.ts'
import { RoleMatrix } from './RoleMatrix.tsx'

/** Renders all roles beside each other. Its first answer is rendered on the server. */
export function RoleMatrixView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: rolesRoute,
    permissions: ['READ_ROLE'],
    shown: async (req) => <RoleMatrix initial={{ roles: await roleTable(req, await actorOfRequest(req)) }} />,
  })
}
