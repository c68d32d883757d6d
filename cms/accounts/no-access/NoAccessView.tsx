import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { withholdingOf, withholdings } from '#collections/permissions/withheld.ts'
import { signInPage } from '../sign-in/signInPage.tsx'
import { NoAccessScreen } from './NoAccessScreen.tsx'

/** Renders what people read whose account opens nothing: without a role, or without the second factor of their role. */
export function NoAccessView(props: AdminViewServerProps) {
  const { permissions, req } = props.initPageResult
  if (!req.user || permissions.canAccessAdmin) redirect(req.payload.config.routes.admin)
  const why = withholdingOf(req)
  const words = why
    ? { title: 'Set up your second factor', lead: withholdings[why], action: 'Log in again' }
    : {
        title: 'Your account has no role yet',
        lead: `You are logged in as ${req.user.email}. Ask an administrator of the newsroom for a role, then load this page again.`,
        action: 'Log out',
      }
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication, redirectTo }) => (
      <NoAccessScreen publication={publication} redirectTo={redirectTo} {...words} />
    ),
  })
}
