/** The question to the candidates of a forum (docs/spec/reader-site.md#candidate-forum): pure. */

export interface ForumState {
  draft: string
  /** The question that was asked; null before one is. */
  question: string | null
  /** Index of the candidate whose answer is shown; null before one is chosen. */
  selected: number | null
  /** Counts questions and new starts: all conversations belong to one of them. */
  round: number
}

export type ForumEvent =
  | { type: 'write'; draft: string }
  | { type: 'ask' }
  | { type: 'select'; candidate: number }
  | { type: 'reset' }

export const newForum: ForumState = { draft: '', question: null, selected: null, round: 0 }

export function forumAfter(state: ForumState, event: ForumEvent): ForumState {
  switch (event.type) {
    case 'write':
      return { ...state, draft: event.draft }
    case 'ask': {
      const question = state.draft.trim()
      if (question === '' || question === state.question) return state
      return { draft: question, question, selected: null, round: state.round + 1 }
    }
    case 'select':
      return state.question === null ? state : { ...state, selected: event.candidate }
    case 'reset':
      return { ...newForum, round: state.round + 1 }
  }
}

/** Returns the index of the tab that a key moves to; null for other keys. */
export function tabAfter(key: string, current: number, count: number, isRightToLeft: boolean): number | null {
  const step = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (current + step + count) % count
    case 'ArrowLeft':
      return (current - step + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
