import { newHtml } from '#blocks/html/htmlChanges.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { isHolding } from '#collections/permissions/rule.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { blocksBefore, type Guard, isApiWrite } from './richText.guard.ts'

const mayEditHtml = isHolding('UPDATE_HTML_BLOCK')

/**
 * Refuses html that was not in the body before, unless its author may write any: it runs on readers' pages. Only writes
 * that override access control pass (imports, the demo, schedules); REST and GraphQL leave `overrideAccess` undefined.
 *
 * @throws APIError 403 that names the permission
 */
export const guardHtml: Guard = async (args) => {
  const { value, req } = args
  if (!isApiWrite(args) || !isLexicalState(value)) return value
  if (newHtml(blocksBefore(args), blocksFromLexical(value)).length === 0) return value
  const actor = await actorOfRequest(req)
  if (mayEditHtml.allows(actor, {})) return value
  throw permissionError(actor, ['UPDATE_HTML_BLOCK'])
}
