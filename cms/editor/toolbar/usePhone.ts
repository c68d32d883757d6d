'use client'

import { type CSSProperties, useCallback, useSyncExternalStore } from 'react'

const isPhone = () => matchMedia('(max-width: 600px)')

const onPhoneChange = (listener: () => void) => {
  const query = isPhone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether the window is as narrow as a phone, where the style sheets put the toolbar at the lower edge. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    onPhoneChange,
    () => isPhone().matches,
    () => false,
  )
}

// The part of the window below what is seen of it (px). A page that is zoomed with two fingers has no keyboard below.
function heightBelowSight(): number {
  const sight = window.visualViewport
  if (!sight || sight.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - sight.height - sight.offsetTop))
}

// Returns the height of the keyboard that lies over the window (px).
function useKeyboardHeight(isNeeded: boolean): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const sight = isNeeded ? window.visualViewport : null
      sight?.addEventListener('resize', listener)
      sight?.addEventListener('scroll', listener)
      return () => {
        sight?.removeEventListener('resize', listener)
        sight?.removeEventListener('scroll', listener)
      }
    },
    [isNeeded],
  )
  return useSyncExternalStore(
    subscribe,
    () => (isNeeded ? heightBelowSight() : 0),
    () => 0,
  )
}

/**
 * Returns the style of what style sheets put at the lower edge of a phone, with the height of the keyboard: browsers leave
 * what is fixed there below it. Returns undefined in a wider window.
 */
export function useDockedStyle(): CSSProperties | undefined {
  const isPhone = useIsPhone()
  const keyboardHeight = useKeyboardHeight(isPhone)
  return isPhone ? ({ '--keyboard-height': `${keyboardHeight}px` } as CSSProperties) : undefined
}
