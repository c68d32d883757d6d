import type { AdminViewServerProps } from 'payload'
import { SignInScreen } from './SignInScreen.tsx'
import { signInPage } from './signInPage.tsx'

/** Renders the log-in. */
export function SignInView(props: AdminViewServerProps) {
  return signInPage(props, { shown: (facts) => <SignInScreen {...facts} /> })
}
