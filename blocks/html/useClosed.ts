import { useEffect, useState } from 'react'
import { readClosedText } from './chatCall.ts'

// Milliseconds between two looks at a forum on a page that is open.
const interval = 20_000

/**
 * Returns what readers read in the place of a forum that was closed while its page is open, null while it is open, and a
 * function for who hears of it otherwise.
 */
export function useClosed(forumId: string): [string | null, (text: string) => void] {
  const [closedText, setClosedText] = useState<string | null>(null)
  useEffect(() => {
    if (closedText !== null) return
    const look = async () => {
      if (document.visibilityState === 'visible') setClosedText(await readClosedText(forumId))
    }
    const timer = setInterval(() => void look(), interval)
    const onShown = () => void look()
    document.addEventListener('visibilitychange', onShown)
    // The page may be older than the forum's state.
    void look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [forumId, closedText])
  return [closedText, setClosedText]
}
