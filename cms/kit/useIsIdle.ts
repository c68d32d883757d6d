import { useEffect, useState } from 'react'

// Milliseconds after which a page that never rests counts as idle all the same.
const within = 3000

/**
 * Returns whether the browser has rested since this component came: what a writer does not need waits for that, so that a
 * story can be written sooner.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: within })
    return () => cancelIdleCallback(waiting)
  }, [])
  return isIdle
}
