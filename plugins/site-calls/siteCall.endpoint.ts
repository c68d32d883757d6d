import { APIError, type Endpoint, type Payload } from 'payload'
import type { z } from 'zod'
import { readSiteCall, signatureHeader } from './siteCall.ts'

/**
 * A call that only the reader site makes: signed with the secret that both share, so that nobody goes around what the
 * site holds readers to. It answers with what `answer` gives, 400 and 401 as said by `readSiteCall`.
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
    const call = readSiteCall(schema, {
      body,
      signature: req.headers.get(signatureHeader),
      secret,
      now: now.getTime(),
    })
    if (!call.ok) throw new APIError(call.message, call.status, null, true)
    return Response.json(await answer(req.payload, call.value, now), { headers: { 'Cache-Control': 'no-store' } })
  },
})
