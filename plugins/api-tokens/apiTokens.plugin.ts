import type { AuthStrategy, CollectionConfig, Plugin } from 'payload'
import { requireLogIn } from '#plugins/permissions/requireOwner.ts'
import { describeProgram, endTokensOfDeleted, endTokensOfInactive, nameProcedures } from './apiTokens.hooks.ts'
import { readToken, strategyName } from './tokenReading.ts'

/** Lets programs in with a token: a strategy of authentication for all APIs. The door in front of them is `refusalOfToken`. */
export function apiTokens(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'users') return withTokens(collection)
      return collection.slug === 'api-tokens' ? madeByProcedures(collection) : collection
    }),
  })
}

const strategy: AuthStrategy = {
  name: strategyName,
  authenticate: async ({ headers, payload }) => {
    const reading = await readToken(payload, headers)
    return { user: reading && 'user' in reading ? reading.user : null }
  },
}

function withTokens(users: CollectionConfig): CollectionConfig {
  const { auth, hooks } = users
  const options = typeof auth === 'object' ? auth : {}
  return {
    ...users,
    auth: { ...options, strategies: [...(options.strategies ?? []), strategy] },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ({ operation, req }) => {
          if (operation === 'refresh') requireLogIn(req)
        },
      ],
      // First: what the others do is about a log-in.
      afterLogout: [({ req }) => requireLogIn(req), ...(hooks?.afterLogout ?? [])],
      me: [...(hooks?.me ?? []), describeProgram],
      afterChange: [...(hooks?.afterChange ?? []), endTokensOfInactive],
      beforeDelete: [...(hooks?.beforeDelete ?? []), endTokensOfDeleted],
    },
  }
}

const madeByProcedures = (tokens: CollectionConfig): CollectionConfig => ({
  ...tokens,
  hooks: { ...tokens.hooks, beforeOperation: [...(tokens.hooks?.beforeOperation ?? []), nameProcedures] },
})
