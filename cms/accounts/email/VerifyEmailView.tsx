import type { AdminViewServerProps } from 'payload'
import { signInPage } from '../sign-in/signInPage.tsx'
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx'

/** Renders the page that a link to verify an address opens, with or without a session. */
export function VerifyEmailView(props: AdminViewServerProps) {
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication }) => <VerifyEmailScreen publication={publication} />,
  })
}
