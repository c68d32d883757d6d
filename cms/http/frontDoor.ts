import { getPayload, type SanitizedConfig } from 'payload'
import { boundedBody } from './boundedBody.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

/** Puts the checks that every request to the API passes in front of one of Payload's route handlers. */
export const frontDoor =
  (config: Promise<SanitizedConfig>) =>
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '')
    const bounded = await boundedBody(request, path, () => getPayload({ config, cron: true }))
    return 'refusal' in bounded ? bounded.refusal : handler(bounded.request, ...args)
  }
