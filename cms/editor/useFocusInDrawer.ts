import { useEffect } from 'react'
import { searchIn } from '#cms/adminDom.ts'

// Animation frames until the list of a drawer has been loaded, at most.
const maxFrames = 300

/**
 * Moves the focus into a drawer of the back office while it is open, to its search once that is there, and back when it is
 * closed. Payload leaves the focus where it was: letters would be written into the text behind the drawer.
 */
export function useFocusInDrawer(slug: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null
    // Nothing is typed behind the drawer while its list is on its way.
    before?.blur()
    let frame = 0
    const enter = (left: number) => {
      const drawer = document.getElementById(slug)
      const search = searchIn(drawer)
      if (search) return search.focus()
      if (!drawer?.contains(document.activeElement)) drawer?.querySelector<HTMLElement>('button')?.focus()
      if (left > 0) frame = requestAnimationFrame(() => enter(left - 1))
    }
    enter(maxFrames)
    return () => {
      cancelAnimationFrame(frame)
      // Once the drawer has let it go.
      requestAnimationFrame(() => before?.focus({ preventScroll: true }))
    }
  }, [slug, isOpen])
}
