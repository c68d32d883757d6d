import type { Thread } from '#plugins/comments/comments.schema.ts'

export const threadFilters = ['open', 'resolved', 'mine', 'mentions', 'unread', 'detached', 'all'] as const

export type ThreadFilter = (typeof threadFilters)[number]

export const filterNames: Record<ThreadFilter, string> = {
  open: 'Open',
  resolved: 'Resolved',
  mine: 'Mine',
  mentions: 'Mentions of me',
  unread: 'Unread',
  detached: 'Detached',
  all: 'All',
}

interface FilterFacts {
  // Id of the user; null before it is known.
  me: string | null
  isDetached: (thread: Thread) => boolean
}

export function isShown(thread: Thread, filter: ThreadFilter, { me, isDetached }: FilterFacts): boolean {
  const { comments, resolvedAt, unread } = thread
  switch (filter) {
    case 'open':
      return resolvedAt === null
    case 'resolved':
      return resolvedAt !== null
    case 'mine':
      return comments.some(({ userId }) => userId !== null && userId === me)
    case 'mentions':
      return comments.some(({ metadata }) => metadata.mentions.some(({ type, id }) => type === 'user' && id === me))
    case 'unread':
      return unread > 0
    case 'detached':
      return isDetached(thread)
    case 'all':
      return true
  }
}
