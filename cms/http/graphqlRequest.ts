import { z } from 'zod'
import { membersLimits, refusalOfDocument, strangersLimits } from './graphqlDocument.ts'

const requestBody = z.object({ query: z.string() })

/**
 * Puts limits of documents in front of the handler of GraphQL, and answers larger ones with 400: validation and the count
 * of what a query costs take longer than all else with a document that is made for it.
 * @param isMember resolves to whether a request is of an active member of the newsroom; asked only where it matters
 */
export function withinDocumentLimits(
  handler: (request: Request) => Promise<Response>,
  isMember: (request: Request) => Promise<boolean>,
) {
  return async (request: Request): Promise<Response> => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const { data } = requestBody.safeParse(body)
    const refusal = data && refusalOfDocument(data.query, strangersLimits)
    if (!refusal) return handler(request)
    const last = (await isMember(request)) ? refusalOfDocument(data.query, membersLimits) : refusal
    return last ? Response.json({ errors: [{ message: last }] }, { status: 400 }) : handler(request)
  }
}
