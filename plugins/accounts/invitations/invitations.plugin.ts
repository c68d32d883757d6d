import type { CollectionConfig, Plugin } from 'payload'
import { z } from 'zod'
import { requireAttempt } from '../attempts/attempts.service.ts'
import { clientOf } from '../client.ts'
import { rememberDevice } from '../devices/devices.store.ts'
import { requireSecondFactor } from '../factors/signInStep.service.ts'
import { publicDoor } from '../publicDoor.ts'
import { beginSession } from '../sign-in/beginSession.ts'
import { furtherOf } from '../sign-in/logIn.endpoint.ts'
import { guardRoles, mailNewInvitation, openInvitation } from './invitation.hooks.ts'
import { join, readInvitation } from './join.service.ts'

/** Lets people in by invitation: a link that works once, and makes an account with the roles that it was sent with. */
export function invitationLinks(): Plugin {
  return (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), invitationDoor, joinDoor],
    collections: config.collections?.map((collection) =>
      collection.slug === 'invitations' ? withLinks(collection) : collection,
    ),
  })
}

const withLinks = (invitations: CollectionConfig): CollectionConfig => ({
  ...invitations,
  hooks: {
    ...invitations.hooks,
    beforeChange: [...(invitations.hooks?.beforeChange ?? []), guardRoles, openInvitation],
    afterChange: [...(invitations.hooks?.afterChange ?? []), mailNewInvitation],
  },
})

const secret = z.string({ error: 'The link is not complete.' }).min(1, 'The link is not complete.').max(200)

const invitationDoor = publicDoor({
  path: '/invitation',
  schema: z.object({ secret }),
  answer: async (req, given) => ({ body: await readInvitation(req, given.secret) }),
})

const joinDoor = publicDoor({
  path: '/join',
  schema: z.object({
    secret,
    name: z.string().trim().min(1, 'Write your name.').max(200),
    password: z.string().max(1000),
  }),
  answer: async (req, given) => {
    await requireAttempt(req, [{ subject: `joining from ${clientOf(req).network}`, limit: 60, minutes: 15 }])
    const userId = await join(req, given)
    const account = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true, req })
    const further = await requireSecondFactor(req, account).then(() => null, furtherOf)
    if (further) return { body: { further } }
    const { cookie } = await beginSession(req, { userId, method: 'invitation' })
    return { body: {}, cookies: [cookie, await rememberDevice(req, userId)] }
  },
})
