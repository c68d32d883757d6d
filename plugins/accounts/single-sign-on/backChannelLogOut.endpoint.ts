import type { Endpoint, PayloadRequest } from 'payload'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { inTransaction } from '#database/transaction.ts'
import { forgiveAttempt, requireAttempt } from '../attempts/attempts.service.ts'
import { clientOf } from '../client.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { takeOnce } from '../sign-in/challenges.store.ts'
import { logOutTokenLifetime, type ProvidedLogOut } from './logOutToken.ts'
import { sessionsBegunBy } from './providerSessions.store.ts'
import { type SingleSignOn, singleSignOnPath } from './singleSignOn.options.ts'

// Letters of a token; more are not read.
const maxToken = 10_000

/**
 * Takes the word of the provider that a session of its own has ended (OpenID Connect Back-Channel Logout 1.0): the sessions
 * that began with it end here too, in open rooms as well.
 */
export function backChannelLogOut({ provider }: SingleSignOn): Endpoint {
  return {
    path: `${singleSignOnPath}/back-channel-log-out`,
    method: 'post',
    handler: async (req) => {
      const budgets = [{ subject: `log-outs from ${clientOf(req).network}`, limit: 60, minutes: 15 }]
      await requireAttempt(req, budgets)
      const token = new URLSearchParams(await req.text?.()).get('logout_token') ?? ''
      try {
        if (token.length > maxToken) throw new Error('The token is too long.')
        const ended = await provider.logOut(token)
        // Of providers nothing is known but the token: what follows is done by the system.
        req.user = null
        await inTransaction(req, () => endAll(req, ended))
      } catch (error) {
        req.payload.logger.warn({ err: error, msg: 'A log-out of the provider was refused' })
        return answer({ error: 'invalid_request', error_description: 'The logout token is not valid.' }, 400)
      }
      await forgiveAttempt(req, budgets)
      return answer({}, 200)
    },
  }
}

const answer = (body: object, status: number): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

async function endAll(req: PayloadRequest, ended: ProvidedLogOut): Promise<void> {
  const once = { purpose: 'log-out-token', key: `${ended.issuer} ${ended.tokenId}` } as const
  // As long as its lifetime and the clocks of both sides allow it.
  if (!(await takeOnce(req, { ...once, lifetime: 3 * logOutTokenLifetime * 1000 }))) {
    throw new Error('The token was used already.')
  }
  for (const { sessionId, userId } of await sessionsBegunBy(req, ended)) {
    const count = await endSessions(req, userId, { only: sessionId })
    const document = await req.payload.findByID({
      collection: 'users',
      id: userId,
      depth: 0,
      overrideAccess: true,
      req,
    })
    await recordActivity(req, {
      action: 'update',
      collection: req.payload.collections.users.config,
      document,
      from: null,
      to: null,
      source: 'system',
      outcome: 'done',
      by: null,
      detail: { endedSessions: count, singleSignOn: 'log-out at the provider' },
    })
  }
}
