import { SignJWT } from 'jose'
import { type AuthStrategy, extractJWT, type Plugin } from 'payload'
import { retireSecrets } from '#contract/acceptedSecrets.ts'
import { readLogInToken } from './logInToken.ts'

/**
 * Lets log-ins and links of earlier secrets go on. A browser gets a log-in of the new secret the next time that it renews
 * its own.
 * @param before earlier secrets, the newest first
 */
export function secretRotation({ before }: { before: readonly string[] }): Plugin {
  return (config) => {
    if (before.length === 0) return config
    retireSecrets(config.secret, before)
    return {
      ...config,
      onInit: async (payload) => {
        await config.onInit?.(payload)
        payload.authStrategies = payload.authStrategies.map(acceptingOld)
      },
    }
  }
}

// Payload knows one secret: a log-in of an earlier one is signed again for it, and checked like any other.
const acceptingOld = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (args) => {
    const { payload } = args
    const token = extractJWT(args)
    const read = token === null ? null : await readLogInToken(payload, token)
    if (!read?.isOld) return strategy.authenticate(args)
    const renewed = await new SignJWT(read.payload)
      .setProtectedHeader({ ...read.protectedHeader, alg: 'HS256' })
      .sign(new TextEncoder().encode(payload.secret))
    const headers = new Headers(args.headers)
    headers.set('Authorization', `JWT ${renewed}`)
    return strategy.authenticate({ ...args, headers })
  },
})
