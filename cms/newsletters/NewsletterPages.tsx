import type { AdminViewServerProps } from 'payload'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { deskPage } from '../desk/deskPage.tsx'
import { senderCheckRoute, writtenMailsRoute } from '../desk/deskRoutes.ts'
import { SenderCheck } from './SenderCheck.tsx'
import { WrittenMails } from './WrittenMails.tsx'
import './newsletters.css'

/** Renders the mails that a newsroom without a mail server writes to a folder. */
export function WrittenMailsView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: writtenMailsRoute,
    permissions: ['UPDATE_NEWSLETTER'],
    shown: async (req) => <WrittenMails timeZone={await publicationTimeZone(req)} />,
  })
}

/** Renders the screen with the checks of the sending domain. */
export function SenderCheckView(props: AdminViewServerProps) {
  return deskPage(props, {
    path: senderCheckRoute,
    permissions: ['PUBLISH_NEWSLETTER'],
    shown: async () => <SenderCheck />,
  })
}
