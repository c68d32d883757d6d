import { getPayload, type SanitizedConfig } from 'payload'
import { boundedBody } from './boundedBody.ts'
import { oddAddress } from './oddAddress.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

/** Puts the checks that every request to the API passes in front of one of Payload's route handlers. */
export const frontDoor =
  (config: Promise<SanitizedConfig>) =>
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    const odd = oddAddress(path, search)
    if (odd) return Response.json({ errors: [{ message: odd.message }] }, { status: odd.status })
    const bounded = await boundedBody(request, path, () => getPayload({ config, cron: true }))
    return 'refusal' in bounded ? bounded.refusal : handler(bounded.request, ...args)
  }
