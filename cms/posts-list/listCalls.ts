import { callAction, eraseDocument } from '../lifecycle/lifecycleCalls.ts'
import type { DoAction } from './bulkActions.ts'

/**
 * Does actions over REST, one call an item, as the screen of a single document does them.
 * @param api address of the REST API, without a slash at the end.
 */
export function actionsOver(api: string, collection: string): DoAction {
  return async (call, id, known) => {
    const url = `${api}/${collection}/${id}`
    switch (call.action) {
      case 'unpublish':
        await callAction(url, { action: 'unpublish', input: call.unpublishAction })
        return
      case 'publish':
        await callAction(url, { action: 'publish', input: { updatePublishDate: false } })
        return
      case 'delete':
        await eraseDocument(url, known)
        return
      default:
        await callAction(url, { action: call.action, input: {} }, known)
    }
  }
}
