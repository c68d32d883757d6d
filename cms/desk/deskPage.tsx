import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import { type AdminViewServerProps, APIError, type PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { ForbiddenScreen } from '../permissions/ForbiddenScreen.tsx'

interface DeskPage {
  // Path below the address of the back office.
  path: `/${string}`
  permissions: readonly Permission[]
  // False: the screen stands without navigation and bar.
  hasFrame?: boolean
  shown: (req: PayloadRequest) => Promise<ReactNode>
}

/** Renders a screen of its own in Payload's frame: strangers log in first, and a refusal names what the person lacks. */
export async function deskPage(
  { initPageResult, params, searchParams }: AdminViewServerProps,
  { path, permissions: needed, hasFrame = true, shown }: DeskPage,
): Promise<ReactNode> {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  if (!user) {
    const login = formatAdminURL({ adminRoute: admin, path: payload.config.admin.routes.login })
    redirect(`${login}?redirect=${encodeURIComponent(formatAdminURL({ adminRoute: admin, path }))}`)
  }
  const screen = (await refusalOf(req, needed)) ?? (await shown(req))
  if (!hasFrame) return screen
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      viewActions={payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      {screen}
    </DefaultTemplate>
  )
}

async function refusalOf(req: PayloadRequest, permissions: readonly Permission[]): Promise<ReactNode> {
  try {
    await requirePermissions(req, permissions)
    return null
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return <ForbiddenScreen message={error.message} homeUrl={req.payload.config.routes.admin} />
  }
}
