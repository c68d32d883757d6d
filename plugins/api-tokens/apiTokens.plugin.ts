import type { AuthStrategy, CollectionConfig, Payload, Plugin } from 'payload'
import { requireLogIn } from '#plugins/permissions/requireOwner.ts'
import { describeProgram, endTokensOfDeleted, endTokensOfInactive, nameProcedures } from './apiTokens.hooks.ts'
import { TokenDoor } from './tokenDoor.ts'
import { readToken, strategyName } from './tokenReading.ts'

/**
 * Lets programs in with a token: a strategy of authentication for all APIs, and the door in front of them, which counts
 * calls and refuses.
 */
export function apiTokens(): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, tokenDoor: new TokenDoor() },
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'users') return withTokens(collection)
      return collection.slug === 'api-tokens' ? madeByProcedures(collection) : collection
    }),
  })
}

/** Returns the door that stands in front of all APIs. */
export function tokenDoorOf({ config }: Pick<Payload, 'config'>): TokenDoor {
  const { tokenDoor } = config.custom
  if (tokenDoor instanceof TokenDoor) return tokenDoor
  throw new TypeError('The back office has no door for tokens.')
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
