'use client'

import { useEffect } from 'react'
import type { Room } from './room.types.ts'

// Milliseconds without a key or a movement after which a user counts as idle; in a hidden tab at once.
const quiet = 120_000

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const

export function useActivity(room: Room | null): void {
  useEffect(() => {
    if (!room) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let reported: boolean | null = null
    const report = (isActive: boolean) => {
      if (reported === isActive) return
      reported = isActive
      room.awareness.setLocalStateField('isActive', isActive)
    }
    const sign = () => {
      clearTimeout(timer)
      timer = setTimeout(() => report(false), quiet)
      report(document.visibilityState === 'visible')
    }
    sign()
    for (const name of signs) window.addEventListener(name, sign, { capture: true, passive: true })
    document.addEventListener('visibilitychange', sign)
    return () => {
      clearTimeout(timer)
      for (const name of signs) window.removeEventListener(name, sign, { capture: true })
      document.removeEventListener('visibilitychange', sign)
    }
  }, [room])
}
