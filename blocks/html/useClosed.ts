import { useCallback, useEffect, useRef, useState } from 'react'
import { readClosedText } from './chatCall.ts'

// Milliseconds between two looks at a forum on a page that is open.
const interval = 5_000

// Milliseconds of the largest timer of a browser.
const maxDelay = 2 ** 31 - 1

/**
 * Returns what readers read in the place of a forum that was closed while its page is open, null while it is open, and a
 * function for who hears of it otherwise.
 * @param closesAt when it closes by itself, ISO 8601; null for a forum that does not
 */
export function useClosed(forumId: string, closesAt: string | null): [string | null, (text: string) => void] {
  const [closedText, setClosedText] = useState<string | null>(null)
  const refusedAt = useRef(0)
  const close = useCallback((text: string) => {
    refusedAt.current = Date.now()
    setClosedText(text)
  }, [])
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const text = await readClosedText(forumId)
      // The site's answer may be older than a refusal.
      const isOlder = text === null && Date.now() - refusedAt.current < interval
      if (text !== undefined && !isOlder) setClosedText(text)
    }
    const onLook = () => void look()
    const timer = setInterval(onLook, interval)
    const left = closesAt === null ? 0 : Date.parse(closesAt) - Date.now()
    const closing = left > 0 && left < maxDelay ? setTimeout(onLook, left) : undefined
    document.addEventListener('visibilitychange', onLook)
    // The page may be older than the forum's state.
    onLook()
    return () => {
      clearInterval(timer)
      clearTimeout(closing)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [forumId, closesAt])
  return [closedText, close]
}
