import type { AuthStrategy, Plugin } from 'payload'
import { z } from 'zod'
import { withheld } from '#collections/permissions/withheld.ts'
import { overdueAmong } from './factors.store.ts'

/**
 * Withholds the permissions of people whose days to set up a required second factor end while they are logged in: their
 * next log-in begins with setting it up.
 */
export function overdueFactors(): Plugin {
  return (config) => ({
    ...config,
    onInit: async (payload) => {
      await config.onInit?.(payload)
      payload.authStrategies = payload.authStrategies.map(withFactorDue)
    },
  })
}

const account = z.object({ id: z.number(), _sid: z.string() })

export function withFactorDue(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const { data } = account.safeParse(result.user)
      if (!result.user || !data || !(await overdueAmong({ payload: args.payload }, [data.id])).has(data.id))
        return result
      return { ...result, user: withheld(result.user, 'account.setUpFactor') }
    },
  }
}
