import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'

interface SiteCall<Schema extends z.ZodType, Answer> {
  path: string
  schema: Schema
  secret: string
  answer: (req: PayloadRequest, value: z.output<Schema>, now: Date) => Promise<Answer>
}

/**
 * Makes an endpoint for calls of the reader site. They are signed, so that readers cannot bypass the site's limits.
 * Responds with the result of `answer`, or with 400 or 401 as `readSignedCall` decides.
 */
export function siteCallEndpoint<Schema extends z.ZodType>({
  answer,
  ...call
}: Omit<SiteCall<Schema, object>, 'answer'> & {
  answer: (payload: PayloadRequest['payload'], value: z.output<Schema>, now: Date) => Promise<object>
}): Endpoint {
  return siteCallResponse({
    ...call,
    answer: async ({ payload }, value, now) =>
      Response.json(await answer(payload, value, now), { headers: { 'Cache-Control': 'no-store' } }),
  })
}

/** Makes an endpoint for signed calls of the reader site that `answer` responds to itself, as with a stream or a status. */
export function siteCallResponse<Schema extends z.ZodType>({
  answer,
  path,
  schema,
  secret,
}: SiteCall<Schema, Response>): Endpoint {
  return {
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
      return answer(req, call.value, now)
    },
  }
}
