import type { AuthStrategy, CollectionConfig, Plugin } from 'payload'

/**
 * Restricts logins to active users, in every API: what Payload leaves to every user with a login, such as a longer
 * session, is closed to accounts that were set inactive. Where the back office has https, browsers send the login over
 * nothing else.
 */
export function secureLogin({ isHttps }: { isHttps: boolean }): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => withSecureCookie(collection, isHttps)),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      payload.authStrategies = payload.authStrategies.map(activeOnly)
    },
  })
}

function withSecureCookie(collection: CollectionConfig, isHttps: boolean): CollectionConfig {
  const { auth } = collection
  if (!auth) return collection
  const options = typeof auth === 'object' ? auth : {}
  return { ...collection, auth: { ...options, cookies: { sameSite: 'Lax', secure: isHttps } } }
}

export function activeOnly(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const { user } = result
      return user && 'status' in user && user.status !== 'ACTIVE' ? { ...result, user: null } : result
    },
  }
}
