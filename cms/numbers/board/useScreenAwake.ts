import { useEffect } from 'react'

/** Keeps the screen on while the page is visible. Browsers that cannot, or may not, turn it off as they do. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    // The browser releases it whenever the page is hidden.
    const keep = async () => {
      if (document.visibilityState === 'visible')
        lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
