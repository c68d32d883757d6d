import type { Point } from './dropPlace.ts'

/** A press that moves less than this (px) is no drag. */
export const dragSlack = 4

// So close (px) to the upper and lower edge of what scrolls it begins to, this far a frame.
const scrollZone = 72
const scrollStep = 14

/**
 * Scrolls by one step where something is held at an edge of an area; to be called each frame.
 * @param area the element that scrolls; the window when absent
 */
export function scrollAtEdge({ y }: Point, area: HTMLElement | null = null): void {
  const { top, bottom } = area?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight }
  const zone = Math.min(scrollZone, (bottom - top) / 6)
  const step = y < top + zone ? -scrollStep : y > bottom - zone ? scrollStep : 0
  if (step !== 0) (area ?? window).scrollBy(0, step)
}

/** Scrolls the window as long as something is held at its edge, also by a hand that rests. @returns what ends that */
export function keepScrollingAtEdge(point: () => Point): () => void {
  let frame = 0
  const scroll = () => {
    scrollAtEdge(point())
    frame = requestAnimationFrame(scroll)
  }
  scroll()
  return () => cancelAnimationFrame(frame)
}
