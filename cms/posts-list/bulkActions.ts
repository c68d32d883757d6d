import type { UnpublishAction } from '#collections/addresses/unpublishAction.schema.ts'
import { maybeLiveStatuses, type PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { isUsedError, type KnownUses } from '../lifecycle/lifecycleCalls.ts'

export const bulkActionNames = ['publish', 'unpublish', 'trash', 'restore', 'delete'] as const
export type BulkAction = (typeof bulkActionNames)[number]

interface ActionTexts {
  label: string
  // While it is under way.
  doing: string
  done: string
  // Its effect on readers, shown before it is done.
  warning: string
}

export const bulkTexts: Record<BulkAction, ActionTexts> = {
  publish: {
    label: 'Publish',
    doing: 'Publishing…',
    done: 'Published',
    warning: 'Readers see the newest version at once. Schedules are cancelled.',
  },
  unpublish: {
    label: 'Unpublish',
    doing: 'Unpublishing…',
    done: 'Unpublished',
    warning: 'Readers will not find them any more, and their schedules are cancelled. The drafts stay.',
  },
  trash: {
    label: 'Move to trash',
    doing: 'Moving to trash…',
    done: 'In the trash',
    warning: 'What is live goes off the site, and its address will answer 410 Gone. The trash can be restored from.',
  },
  restore: {
    label: 'Restore',
    doing: 'Restoring…',
    done: 'Restored as a draft',
    warning: 'They become drafts; readers see nothing of them until they are published.',
  },
  delete: {
    label: 'Delete',
    doing: 'Deleting…',
    done: 'Deleted',
    warning: 'They are deleted for good. This cannot be undone.',
  },
}

/**
 * Returns whether an action can mean anything to an item of this status (docs/spec/newsroom.md#transitions); the server
 * decides.
 */
export function isApplicable(action: BulkAction, status: PublishStatus): boolean {
  switch (action) {
    case 'publish':
      return status !== 'TRASHED' && status !== 'PUBLISHED'
    case 'unpublish':
      return maybeLiveStatuses.includes(status)
    case 'trash':
      return status !== 'TRASHED'
    case 'restore':
    case 'delete':
      return status === 'TRASHED'
  }
}

export type BulkResult =
  | { item: ListItem; outcome: 'waiting' | 'done' | 'skipped' }
  | { item: ListItem; outcome: 'failed'; message: string; isUsed: boolean }

export type BulkCall =
  | { action: 'unpublish'; unpublishAction: UnpublishAction }
  | { action: Exclude<BulkAction, 'unpublish'> }

/**
 * Does an action on one item. @throws Error with the server's message, ApiError when it is used and the user has not
 * confirmed that.
 */
export type DoAction = (call: BulkCall, id: number, known?: KnownUses) => Promise<void>

// Number of concurrent calls: enough to be quick, few enough to leave the server to other users.
const atOnce = 3

/**
 * Does an action on many items, each on its own: a refused one does not stop the others.
 * @param onChange called with every change, all results in the order of the items.
 */
export async function runBulk(
  action: BulkAction,
  items: readonly ListItem[],
  doOne: (id: number) => Promise<void>,
  onChange: (results: BulkResult[]) => void,
): Promise<BulkResult[]> {
  const results = items.map((item): BulkResult => {
    return { item, outcome: isApplicable(action, item.publishStatus) ? 'waiting' : 'skipped' }
  })
  const waiting = results.flatMap(({ item, outcome }, place) => (outcome === 'waiting' ? [{ item, place }] : []))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { item, place } = next
      results[place] = await doOne(item.id).then(
        () => ({ item, outcome: 'done' as const }),
        (error: unknown) => ({
          item,
          outcome: 'failed' as const,
          message: messageOf(error),
          isUsed: isUsedError(error),
        }),
      )
      onChange([...results])
    }
  }
  onChange([...results])
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
