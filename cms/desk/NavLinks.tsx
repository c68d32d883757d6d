'use client'

import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { DeskLink } from './DeskLink.tsx'
import { numbersRoute, systemRoute, writtenMailsRoute } from './deskRoutes.ts'

/** Renders the way to the numbers, below the navigation of collections. */
export function NumbersLink() {
  const isMember = usePassesGate([])
  return isMember ? <DeskLink id="nav-numbers" path={numbersRoute} label="Numbers" /> : null
}

/** Renders the way to the written mails, in the navigation of a newsroom that has no mail server. */
export function WrittenMailsLink({ isWritingMails }: { isWritingMails: boolean }) {
  const mayRead = usePassesGate(['UPDATE_NEWSLETTER'])
  if (!mayRead || !isWritingMails) return null
  return <DeskLink id="nav-newsletter-mails" path={writtenMailsRoute} label="Written mails" />
}

/** Renders the way to the system tools, for people who look after the system. */
export function SystemLink() {
  return usePassesGate(['SYSTEM_TOOLS']) ? <DeskLink id="nav-system" path={systemRoute} label="System" /> : null
}
