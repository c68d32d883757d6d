import type { AdminViewServerProps } from 'payload'
import { signInPage } from '../sign-in/signInPage.tsx'
import { ForgotScreen } from './ForgotScreen.tsx'

/** Renders the form that requests a link to a new password. */
export function ForgotView(props: AdminViewServerProps) {
  return signInPage(props, { shown: ({ publication }) => <ForgotScreen publication={publication} /> })
}
