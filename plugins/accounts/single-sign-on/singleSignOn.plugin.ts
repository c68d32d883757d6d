import type { CollectionAfterOperationHook, CollectionBeforeChangeHook, CollectionConfig, Plugin } from 'payload'
import { z } from 'zod'
import { singleSignOnEndpoints } from './singleSignOn.endpoints.ts'
import { type SingleSignOnOptions, singleSignOnFrom } from './singleSignOn.options.ts'

/** Adds the log-in with a provider of OpenID Connect. @param options null: there is none */
export function singleSignOn(options: SingleSignOnOptions | null): Plugin {
  return (config) => {
    const collections = config.collections?.map((one) => (one.slug === 'users' ? withOwnPassword(one) : one))
    if (options === null) return { ...config, collections }
    const signOn = singleSignOnFrom(options)
    return {
      ...config,
      collections,
      custom: { ...config.custom, singleSignOn: signOn },
      endpoints: [...(config.endpoints ?? []), ...singleSignOnEndpoints(signOn)],
    }
  }
}

// An account that was made by the provider has a way in of its own once it has a password that its owner knows.
const withOwnPassword = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    beforeChange: [...(users.hooks?.beforeChange ?? []), noteNewPassword],
    afterOperation: [...(users.hooks?.afterOperation ?? []), noteResetPassword],
  },
})

const noteNewPassword: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, provider: 'EMAIL' } : data

const accountOfReset = z.object({ user: z.object({ id: z.number() }) })

const noteResetPassword: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'resetPassword') {
    await req.payload.db.updateOne({
      collection: 'users',
      id: accountOfReset.parse(result).user.id,
      data: { provider: 'EMAIL' },
      req,
      returning: false,
    })
  }
  return result
}
