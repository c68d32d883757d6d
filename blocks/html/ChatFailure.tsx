import type { ReactNode } from 'react'
import { type ChatState, canRetry } from './chat.state.ts'

/** Renders why there is no answer, with the button to ask once more (docs/spec/reader-site.md#limits-of-the-chat). */
export function ChatFailure({ state, onRetry }: { state: ChatState; onRetry: () => void }): ReactNode {
  if (!canRetry(state) || state.status === 'in_progress') return null
  const { failure } = state
  return (
    <div className="html-chat__failure">
      <p role={failure === null ? undefined : 'alert'}>{failure ?? 'Stopped.'}</p>
      <button type="button" className="html-chat__retry" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
