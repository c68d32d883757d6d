import { extractJWT, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { asStranger } from '#database/strangers.ts'
import { readLogInToken } from '#plugins/accounts/secrets/logInToken.ts'
import { refusalOfToken } from '#plugins/api-tokens/tokenDoor.ts'
import { sentToken } from '#plugins/api-tokens/tokenFormat.ts'
import { boundedBody } from './boundedBody.ts'
import { keptAnswer } from './keptAnswer.ts'
import { oddAddress } from './oddAddress.ts'

const harmless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

const foreign = 'This request was sent by a page of another site.'

/** Puts the checks that every request to the API passes in front of one of Payload's route handlers. */
export function frontDoor(config: Promise<SanitizedConfig>) {
  return <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
    async (request, ...args) => {
      const { pathname, search } = new URL(request.url)
      const path = pathname.replace(/^\/api/, '')
      const odd = oddAddress(path, search)
      if (odd) return Response.json({ errors: [{ message: odd.message }] }, { status: odd.status })
      if (isOfForeignSite(request, (await config).csrf))
        return Response.json({ errors: [{ message: foreign }] }, { status: 403 })
      const isProgram = sentToken(request.headers) !== null
      const refusal = isProgram ? await asStranger(() => refusalOfProgram(config, request.headers)) : null
      if (refusal) return refusal
      const bounded = await boundedBody(request, path, () => getPayload({ config, cron: true }))
      if ('refusal' in bounded) return bounded.refusal
      const answer = () => handler(bounded.request, ...args)
      if (isProgram || !isRead(request, path)) return answer()
      // What starts with Payload, such as its jobs, is for everybody.
      const payload = await getPayload({ config, cron: true })
      if (await hasLoggedIn(payload, request.headers)) return answer()
      return keptAnswer(payload, bounded.request, () => asStranger(answer))
    }
}

// Answers a program whose token does not let it in, at every door: it is not served as a stranger. Answers 503 while the
// database, which has the tokens, does not answer.
async function refusalOfProgram(config: Promise<SanitizedConfig>, headers: Headers): Promise<Response | null> {
  const payload = await getPayload({ config, cron: true })
  try {
    return await refusalOfToken(payload, headers)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A token could not be checked' })
    const message = 'The token cannot be checked right now. Try again in a moment.'
    return Response.json({ errors: [{ message }] }, { status: 503, headers: { 'Retry-After': '5' } })
  }
}

// Returns whether a request only reads. GraphQL reads with POST; a log-in is a POST to REST.
const isRead = ({ method }: Request, path: string): boolean => method !== 'POST' || path === '/graphql'

// Returns whether a request carries a validly signed token. It does not check the session: Payload does.
async function hasLoggedIn(payload: Payload, headers: Headers): Promise<boolean> {
  const token = extractJWT({ headers, payload })
  return token !== null && (await readLogInToken(payload, token)) !== null
}

/**
 * Returns whether a page of another site had a browser send a request that may change something. Payload does not read the
 * log-in of such a request; what needs none, as a log-in itself, is not for other sites either. Programs name no origin.
 * @param own origins of the back office
 */
export function isOfForeignSite(
  { method, headers }: Pick<Request, 'headers' | 'method'>,
  own: readonly string[],
): boolean {
  const origin = headers.get('Origin')
  return !harmless.has(method) && origin !== null && !own.includes(origin)
}
