import type { AdminViewServerProps } from 'payload'
import { signInPage } from '../sign-in/signInPage.tsx'
import { ForgotScreen } from './ForgotScreen.tsx'

/** Renders the page of somebody who forgot their password. */
export function ForgotView(props: AdminViewServerProps) {
  return signInPage(props, { shown: ({ publication }) => <ForgotScreen publication={publication} /> })
}
