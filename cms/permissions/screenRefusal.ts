import type { AdminViewServerProps } from 'payload'
import { neededOf } from '#collections/permissions/accessFromRule.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionsToShow } from '#collections/permissions/hiddenUnless.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { passesGate } from '#plugins/permissions/permissionGate.ts'

type Screen = Pick<AdminViewServerProps['initPageResult'], 'collectionConfig' | 'globalConfig' | 'permissions' | 'req'>

/**
 * Returns why a logged-in person may not open a screen of a collection or a global, naming the missing
 * permissions; null where Payload is to decide. Payload itself answers "Not Found".
 * @param segments the parts of the screen's address below that of the back office
 */
export async function screenRefusal(screen: Screen, segments: readonly string[]): Promise<string | null> {
  const { collectionConfig, globalConfig, permissions, req } = screen
  const entity = collectionConfig ?? globalConfig
  if (!entity || !req.user) return null
  const actor = await actorOfRequest(req)
  const toShow = permissionsToShow(entity.admin.hidden, req.user)
  if (toShow.length > 0 && !passesGate(actor, toShow, 'some')) return permissionError(actor, toShow, true).message
  const isCreating = collectionConfig && segments[2] === 'create' && !segments[3]
  if (!isCreating || permissions.collections?.[collectionConfig.slug]?.create) return null
  // Which rule refuses is known once it was asked.
  await collectionConfig.access.create({ req })
  const needed = neededOf(req)
  return needed.length > 0 ? permissionError(actor, needed).message : null
}
