import type { AdminViewServerProps } from 'payload'
import { publicationTimeZone } from '#collections/settings/publicationTimeZone.ts'
import { deskPage } from '../desk/deskPage.tsx'
import { writtenMailsRoute } from './newsletterRoutes.ts'
import { WrittenMails } from './WrittenMails.tsx'
import './newsletters.css'

/** The mails that a newsroom without a mail server writes to a folder. */
export const WrittenMailsView = (props: AdminViewServerProps) =>
  deskPage(props, {
    path: writtenMailsRoute,
    permissions: ['UPDATE_NEWSLETTER'],
    shown: async (req) => <WrittenMails timeZone={await publicationTimeZone(req)} />,
  })
