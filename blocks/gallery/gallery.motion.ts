import { galleryTiming } from './gallery.state.ts'

/** Whether the reader asked for less motion, as of now: it can change while the page is open. */
function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds that a slide takes. */
export function slideSpeed(): number {
  return isMotionReduced() ? galleryTiming.slideWithReducedMotion : galleryTiming.slide
}

/** Milliseconds until a slideshow that was closed is gone. */
export function closingTime(): number {
  return isMotionReduced() ? 0 : galleryTiming.closing
}
