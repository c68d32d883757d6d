import { extractJWT, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { asStranger } from '#database/strangers.ts'
import { readLogInToken } from '#plugins/accounts/secrets/logInToken.ts'
import { boundedBody } from './boundedBody.ts'
import { isOfForeignSite } from './foreignOrigin.ts'
import { keptAnswer } from './keptAnswer.ts'
import { oddAddress } from './oddAddress.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

const foreign = 'This request was sent by a page of another site.'

/** Puts the checks that every request to the API passes in front of one of Payload's route handlers. */
export const frontDoor =
  (config: Promise<SanitizedConfig>) =>
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    const odd = oddAddress(path, search)
    if (odd) return Response.json({ errors: [{ message: odd.message }] }, { status: odd.status })
    if (isOfForeignSite(request, (await config).csrf))
      return Response.json({ errors: [{ message: foreign }] }, { status: 403 })
    const bounded = await boundedBody(request, path, () => getPayload({ config, cron: true }))
    if ('refusal' in bounded) return bounded.refusal
    const answer = () => handler(bounded.request, ...args)
    if (!isRead(request, path)) return answer()
    // What starts with Payload, such as its jobs, is for everybody.
    const payload = await getPayload({ config, cron: true })
    if (await hasLoggedIn(payload, request.headers)) return answer()
    return keptAnswer(payload, bounded.request, () => asStranger(answer))
  }

// Returns whether a request only reads. GraphQL reads with POST; a log-in is a POST to REST.
const isRead = ({ method }: Request, path: string): boolean => method !== 'POST' || path === '/graphql'

// Returns whether a request carries a validly signed token. It does not check the session: Payload does.
async function hasLoggedIn(payload: Payload, headers: Headers): Promise<boolean> {
  const token = extractJWT({ headers, payload })
  return token !== null && (await readLogInToken(payload, token)) !== null
}
