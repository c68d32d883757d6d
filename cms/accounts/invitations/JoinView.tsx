import type { AdminViewServerProps } from 'payload'
import { signInPage } from '../sign-in/signInPage.tsx'
import { JoinScreen } from './JoinScreen.tsx'

/** Renders the page that an invitation opens, with or without a session. */
export function JoinView(props: AdminViewServerProps) {
  return signInPage(props, {
    isForMembersToo: true,
    shown: ({ publication, redirectTo }) => <JoinScreen publication={publication} home={redirectTo} />,
  })
}
