import type { AdminViewServerProps } from 'payload'
import { signInPage } from '../sign-in/signInPage.tsx'
import { NewPasswordScreen } from './NewPasswordScreen.tsx'

/** Renders the page that a link to a new password opens, with or without a session. */
export function NewPasswordView(props: AdminViewServerProps) {
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication }) => <NewPasswordScreen publication={publication} />,
  })
}
