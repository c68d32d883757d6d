import type { Endpoint, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { z } from 'zod'
import { requireLogIn, requireOwner } from '#plugins/permissions/requireOwner.ts'

interface PublicDoor<Schema extends z.ZodType> {
  // Below `/api/account`.
  path: `/${string}`
  schema: Schema
  answer: (req: PayloadRequest, value: z.output<Schema>) => Promise<DoorAnswer>
}

export interface DoorAnswer {
  body: object
  // `Set-Cookie` headers.
  cookies?: string[]
}

const notJson = 'Send the request as JSON.'
const unreadable = 'Something in this form is missing or too long. Check each field and try again.'

/**
 * Makes an endpoint for people who have not logged in yet, such as the second step of a log-in: JSON in, JSON out,
 * kept by no cache, and not for programs with a token. Other sites cannot send JSON with a visitor's cookies. What is written together is in a transaction of
 * `answer`: attempts are counted although it refuses.
 */
export function publicDoor<Schema extends z.ZodType>({ path, schema, answer }: PublicDoor<Schema>): Endpoint {
  return {
    path: `/account${path}`,
    method: 'post',
    handler: async (req) => {
      requireLogIn(req)
      // A page of a person who acts as another one begins nothing about any account.
      requireOwner(req)
      if (!req.headers.get('content-type')?.startsWith('application/json')) throw refusal(notJson, 415)
      const given = schema.safeParse(await req.json?.().catch(() => undefined))
      if (!given.success) throw refusal(unreadable, 400)
      const { body, cookies = [] } = await answer(req, given.data)
      const headers = new Headers({ 'Cache-Control': 'no-store' })
      for (const cookie of cookies) headers.append('Set-Cookie', cookie)
      return Response.json(body, { headers })
    },
  }
}

const refusal = (message: string, status: number): APIError => new APIError(message, status, null, true)
