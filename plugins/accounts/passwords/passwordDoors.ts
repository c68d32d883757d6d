import type { Endpoint } from 'payload'
import { z } from 'zod'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { emailKey } from '../attempts/account.store.ts'
import { requireAttempt } from '../attempts/attempts.service.ts'
import { clientOf } from '../client.ts'
import { publicDoor } from '../publicDoor.ts'
import { readResetLink, sendResetLink, setPasswordByLink } from './reset.service.ts'

const email = z.email({ error: 'Write an e-mail address.' }).max(254)
const secret = z.string({ error: 'The link is not complete.' }).min(1, 'The link is not complete.').max(200)

/** Endpoints for a forgotten password: request a link, read its state, set the new password. */
export const passwordDoors: Endpoint[] = [
  publicDoor({
    path: '/forgot-password',
    schema: z.object({ email }),
    answer: async (req, given) => {
      // An address without an account is counted, answered and timed like any other.
      await requireAttempt(req, [
        { subject: `links to ${clientOf(req).network}`, limit: 20, minutes: 60 },
        { subject: `links of ${emailKey(given.email)}`, limit: 5, minutes: 60 },
      ])
      sendResetLink(req.payload, given.email)
      return { body: { isMailed: hasMailServer(req.payload) } }
    },
  }),
  publicDoor({
    path: '/reset-link',
    schema: z.object({ secret }),
    answer: async (req, given) => {
      const { name, email } = await readResetLink(req, given.secret)
      return { body: { name, email } }
    },
  }),
  publicDoor({
    path: '/new-password',
    schema: z.object({ secret, password: z.string().max(1000) }),
    answer: async (req, given) => {
      const { email } = await setPasswordByLink(req, given)
      return { body: { email } }
    },
  }),
]
