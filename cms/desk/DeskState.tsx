'use client'

import { SmallButton } from '../kit/SmallButton.tsx'

interface DeskStateProps {
  isLoading: boolean
  error: Error | null
  // The text of an empty list; null for a list with rows.
  empty: string | null
  onRetry: () => void
}

/** Says that a list is being fetched, could not be, or is empty and what brings something. */
export function DeskState({ isLoading, error, empty, onRetry }: DeskStateProps) {
  if (error)
    return (
      <div className="desk__error" role="alert">
        <p>{error.message}</p>
        <SmallButton onClick={onRetry}>Try again</SmallButton>
      </div>
    )
  if (isLoading)
    return (
      <p className="desk__quiet" role="status">
        Loading…
      </p>
    )
  return empty === null ? null : (
    <p className="desk__quiet" role="status">
      {empty}
    </p>
  )
}
