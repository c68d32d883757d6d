import type { ReactNode } from 'react'

/**
 * Returns what stands below the notice of an action: checks that only warn, and the way to what readers have now.
 * @param warnings labels of the checks
 * @param liveUrl null where readers have no page of it
 */
export function noticeLine(warnings: readonly string[], liveUrl: string | null): ReactNode {
  if (warnings.length === 0 && liveUrl === null) return undefined
  return (
    <>
      {warnings.length > 0 && <div>Recommended: {warnings.join('; ')}</div>}
      {liveUrl !== null && (
        <a href={liveUrl} target="_blank" rel="noopener">
          View live
        </a>
      )}
    </>
  )
}
