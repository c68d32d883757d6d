import type { AdminViewServerProps } from 'payload'
import { signInPage } from '../sign-in/signInPage.tsx'
import { FirstUserScreen } from './FirstUserScreen.tsx'

/** Renders the first page of a new newsroom; Payload sends here while there is no account, and away when there is one. */
export function FirstUserView(props: AdminViewServerProps) {
  return signInPage(props, { shown: (facts) => <FirstUserScreen {...facts} /> })
}
