/** States of the dialog of listening platforms (docs/spec/reader-site.md#platform-dialog). */
export type PodcastDialogState = 'closed' | 'opening' | 'open' | 'closing'

export type PodcastDialogAction =
  | 'open'
  /** The opening transition is over. */
  | 'opened'
  /** "Close", Escape, or a click on the backdrop. */
  | 'close'
  /** The closing transition is over. */
  | 'closed'

const next: Record<PodcastDialogState, Partial<Record<PodcastDialogAction, PodcastDialogState>>> = {
  closed: { open: 'opening' },
  opening: { opened: 'open', close: 'closing' },
  open: { close: 'closing' },
  closing: { closed: 'closed', open: 'opening' },
}

/** Returns the state after an action; the same where the action has no meaning in this state. */
export function podcastDialogReducer(state: PodcastDialogState, action: PodcastDialogAction): PodcastDialogState {
  return next[state][action] ?? state
}
