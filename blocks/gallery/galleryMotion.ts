import { galleryTiming } from './gallery.state.ts'

// Returns whether the reader requested less motion, as of now: it can change while the page is open.
function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Returns the milliseconds of a slide's transition. */
export function slideSpeed(): number {
  return isMotionReduced() ? galleryTiming.slideWithReducedMotion : galleryTiming.slide
}

/** Returns the milliseconds until a closed slideshow is gone. */
export function closingTime(): number {
  return isMotionReduced() ? 0 : galleryTiming.closing
}
