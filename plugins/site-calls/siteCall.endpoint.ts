import { APIError, type Endpoint, type Payload } from 'payload'
import type { z } from 'zod'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'

/**
 * Makes an endpoint for calls of the reader site. They are signed, so that readers cannot bypass the site's limits.
 * Responds with the result of `answer`, or with 400 or 401 as `readSignedCall` decides.
 */
export const siteCallEndpoint = <Schema extends z.ZodType>({
  answer,
  path,
  schema,
  secret,
}: {
  path: string
  schema: Schema
  secret: string
  answer: (payload: Payload, value: z.output<Schema>, now: Date) => Promise<object>
}): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const body = (await req.text?.()) ?? ''
    const now = new Date()
    const call = readSignedCall(req.pathname, schema, {
      body,
      signature: req.headers.get(signatureHeader),
      secret,
      now: now.getTime(),
    })
    if (!call.ok) throw new APIError(call.message, call.status, null, true)
    return Response.json(await answer(req.payload, call.value, now), { headers: { 'Cache-Control': 'no-store' } })
  },
})
