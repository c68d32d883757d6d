import type { Point } from './dropPlace.ts'

/** A press that moves less than this (px) is no drag. */
export const dragSlack = 4

/** So close (px) to the upper and lower edge of the window the page begins to scroll, this far a frame. */
const scrollZone = 72
const scrollStep = 14

/** Scrolls the page by one step where something is held at an edge of the window; to be called each frame. */
export function scrollAtEdge({ y }: Point): void {
  const step = y < scrollZone ? -scrollStep : y > window.innerHeight - scrollZone ? scrollStep : 0
  if (step !== 0) window.scrollBy(0, step)
}
