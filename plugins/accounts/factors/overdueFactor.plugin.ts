import { sql } from '@payloadcms/db-postgres'
import { type AuthStrategy, createLocalReq, type Payload, type Plugin } from 'payload'
import { z } from 'zod'
import { withheld } from '#collections/permissions/withheld.ts'
import { query } from '#database/sql.ts'
import { graceEnd } from './factors.rules.ts'
import { ruleOf } from './signInStep.service.ts'

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

const account = z.object({ id: z.number(), _sid: z.string(), roles: z.unknown() })

export function withFactorDue(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const { data } = account.safeParse(result.user)
      if (!result.user || !data || !(await isOverdue(args.payload, data))) return result
      return { ...result, user: withheld(result.user, 'account.setUpFactor') }
    },
  }
}

async function isOverdue(payload: Payload, { id, roles }: z.output<typeof account>): Promise<boolean> {
  const [required] = await query(
    { payload },
    sql`SELECT required_since FROM accounts.factor_requirements AS required WHERE user_id = ${id}
          AND NOT EXISTS (SELECT FROM accounts.totp WHERE user_id = required.user_id)
          AND NOT EXISTS (SELECT FROM accounts.passkeys WHERE user_id = required.user_id)`,
    z.object({ required_since: z.coerce.date() }),
  )
  if (!required) return false
  const rule = await ruleOf(await createLocalReq({}, payload), { roles })
  const now = new Date()
  return rule.rule === 'required' && graceEnd(rule, required.required_since, now) <= now
}
