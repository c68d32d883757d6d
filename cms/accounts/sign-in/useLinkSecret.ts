import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/**
 * Returns the secret of the link that opened the page, which stands behind its #; empty when it has none. Null while the
 * page is not alive: a server never sees it.
 */
export function useLinkSecret(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  )
}
