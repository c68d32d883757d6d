import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, Plugin } from 'payload'
import { z } from 'zod'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { publicDoor } from '../publicDoor.ts'
import { notifyOldAddress, verifyByLink } from './email.service.ts'

/** Verifies the addresses of people, and has a changed one verified again. */
export function emailVerification(): Plugin {
  return (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), verifyDoor],
    collections: config.collections?.map((collection) =>
      collection.slug === 'users' ? withVerification(collection) : collection,
    ),
  })
}

const withVerification = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    beforeChange: [...(users.hooks?.beforeChange ?? []), forgetVerification],
    afterChange: [...(users.hooks?.afterChange ?? []), notifyOfNewAddress],
  },
})

const forgetVerification: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !data.email || data.email === originalDoc?.email) return data
  return { ...data, authFlowState: 'CREATED_ACCOUNT' }
}

const notifyOfNewAddress: CollectionAfterChangeHook = ({ doc, operation, previousDoc, req }) => {
  const old = operation === 'update' ? previousDoc?.email : null
  if (old && old !== doc.email && hasMailServer(req.payload)) notifyOldAddress(req.payload, { old, now: doc.email })
  return doc
}

const verifyDoor = publicDoor({
  path: '/verify-email',
  schema: z.object({ secret: z.string().min(1, 'The link is not complete.').max(200) }),
  answer: async (req, { secret }) => ({ body: await verifyByLink(req, secret) }),
})
