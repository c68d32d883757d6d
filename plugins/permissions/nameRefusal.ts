import { type AfterErrorHook, type APIError, Forbidden, type PayloadRequest } from 'payload'
import { neededOf } from '#collections/permissions/accessFromRule.ts'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { withheldError, withholdingOf } from '#collections/permissions/withheld.ts'

/**
 * Names the permissions in Payload's own refusals over REST and GraphQL, as the product's own refusals do. Anonymous
 * callers get Payload's message.
 */
export const nameRefusal: AfterErrorHook = async ({ error, graphqlResult, req }) => {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (!(cause instanceof Forbidden) || !req.user) return undefined
  const refusal = await refusalOf(req)
  if (!refusal) return undefined
  const { data, message, name } = refusal
  if (graphqlResult) {
    const extensions = { ...graphqlResult.extensions, name, data }
    return { graphqlResult: { ...graphqlResult, message, extensions } }
  }
  return { status: 403, response: { errors: [{ message, name, data: data ?? {} }] } }
}

async function refusalOf(req: PayloadRequest): Promise<APIError | null> {
  const why = withholdingOf(req)
  if (why) return withheldError(why)
  const actor = await actorOfRequest(req)
  const needed = neededOf(req)
  return needed.every((permission) => holds(actor, permission)) ? null : permissionError(actor, needed)
}
