import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import { type AdminViewServerProps, APIError } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { numbersOf } from '#plugins/numbers/numbers.service.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { ForbiddenScreen } from '../permissions/ForbiddenScreen.tsx'
import { NumbersScreen } from './NumbersScreen.tsx'
import { numbersRoute } from './numbersRoute.ts'

/** The screen of numbers for all members of the newsroom. Its first answer is rendered on the server. */
export async function NumbersView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  if (!user) {
    const login = formatAdminURL({ adminRoute: admin, path: payload.config.admin.routes.login })
    redirect(`${login}?redirect=${encodeURIComponent(formatAdminURL({ adminRoute: admin, path: numbersRoute }))}`)
  }
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
      {await shownScreen(req)}
    </DefaultTemplate>
  )
}

/** Returns the screen, or the refusal for people without any permission. */
async function shownScreen(req: AdminViewServerProps['initPageResult']['req']) {
  try {
    await requirePermissions(req, [])
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return <ForbiddenScreen message={error.message} homeUrl={req.payload.config.routes.admin} />
  }
  return <NumbersScreen initial={await numbersOf(req, 'today', new Date())} />
}
