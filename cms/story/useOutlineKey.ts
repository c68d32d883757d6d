'use client'

import { useEffect } from 'react'
import { changeStoryView, isOutlineShown, openOutline, outlinePlaceId, storyView } from '../document/storyView.ts'

/** Alt+Shift+O goes to the outline, which opens; pressed in the outline, it closes it. */
export function useOutlineKey(): void {
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // On a Mac the key writes another letter with Alt.
      if (event.code !== 'KeyO' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const isIn = document.getElementById(outlinePlaceId)?.contains(document.activeElement) === true
      if (!isIn || !isOutlineShown(storyView())) return openOutline()
      changeStoryView({ isOutlineOpen: false })
      document.querySelector<HTMLElement>('.story-tools__outline')?.focus()
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [])
}
