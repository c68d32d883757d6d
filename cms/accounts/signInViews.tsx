import type { AdminViewServerProps } from 'payload'
import { VerifyEmailScreen } from './email/VerifyEmailScreen.tsx'
import { FirstUserScreen } from './first-user/FirstUserScreen.tsx'
import { JoinScreen } from './invitations/JoinScreen.tsx'
import { ForgotScreen } from './passwords/ForgotScreen.tsx'
import { NewPasswordScreen } from './passwords/NewPasswordScreen.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'
import { signInPage } from './sign-in/signInPage.tsx'

/** Renders the first page of a new newsroom; Payload sends here while there is no account, and away when there is one. */
export function FirstUserView(props: AdminViewServerProps) {
  return signInPage(props, { shown: (facts) => <FirstUserScreen {...facts} /> })
}

/** Renders the log-in. */
export function SignInView(props: AdminViewServerProps) {
  return signInPage(props, { shown: (facts) => <SignInScreen {...facts} /> })
}

/** Renders the form that requests a link to a new password. */
export function ForgotView(props: AdminViewServerProps) {
  return signInPage(props, { shown: ({ publication }) => <ForgotScreen publication={publication} /> })
}

/** Renders the page that a link to a new password opens, with or without a session. */
export function NewPasswordView(props: AdminViewServerProps) {
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication }) => <NewPasswordScreen publication={publication} />,
  })
}

/** Renders the page that an invitation opens, with or without a session. */
export function JoinView(props: AdminViewServerProps) {
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication, redirectTo }) => <JoinScreen publication={publication} home={redirectTo} />,
  })
}

/** Renders the page that a link to verify an address opens, with or without a session. */
export function VerifyEmailView(props: AdminViewServerProps) {
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication }) => <VerifyEmailScreen publication={publication} />,
  })
}
