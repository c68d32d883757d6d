import type { Thread } from '#plugins/comments/comments.schema.ts'

// Ids in one lookup (docs/spec/newsroom.md#comment-limits).
const maxIds = 256

/** Returns the ids of all users to be shown with these threads: writers, and those who reacted. */
export function peopleOf(threads: readonly Thread[]): string[] {
  const ids = threads.flatMap(({ comments }) =>
    comments.flatMap(({ userId, reactions, metadata }) => [
      userId,
      metadata.suggestion?.decidedBy ?? null,
      ...reactions.flatMap((reaction) => reaction.userIds),
    ]),
  )
  return [...new Set(ids)]
    .filter((id) => id !== null)
    .toSorted()
    .slice(0, maxIds)
}
