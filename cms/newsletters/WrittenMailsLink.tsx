'use client'

import { DeskLink } from '../desk/DeskLink.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { writtenMailsRoute } from './newsletterRoutes.ts'

/** Renders the way to the written mails, in the navigation of a newsroom that has no mail server. */
export function WrittenMailsLink({ isWritingMails }: { isWritingMails: boolean }) {
  const mayRead = usePassesGate(['UPDATE_NEWSLETTER'])
  if (!mayRead || !isWritingMails) return null
  return <DeskLink id="nav-newsletter-mails" path={writtenMailsRoute} label="Written mails" />
}
