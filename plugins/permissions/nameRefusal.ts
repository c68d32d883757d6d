import { type AfterErrorHook, Forbidden } from 'payload'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { neededOf } from '#collections/permissions/neededPermissions.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'

/**
 * Names the permissions in Payload's own refusals over REST and GraphQL, as the product's own refusals do. Anonymous
 * callers get Payload's message.
 */
export const nameRefusal: AfterErrorHook = async ({ error, graphqlResult, req }) => {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (!(cause instanceof Forbidden) || !req.user) return undefined
  const actor = await actorOfRequest(req)
  const needed = neededOf(req)
  if (needed.every((permission) => holds(actor, permission))) return undefined
  const { data, message, name } = permissionError(actor, needed)
  if (graphqlResult) {
    const extensions = { ...graphqlResult.extensions, name, data }
    return { graphqlResult: { ...graphqlResult, message, extensions } }
  }
  return { status: 403, response: { errors: [{ message, name, data: data ?? {} }] } }
}
