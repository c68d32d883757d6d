/** States of a gallery, without rendering (docs/spec/reader-site.md#gallery-lightbox). */

export interface GalleryState {
  /** Inline: only the strip in the story shows. The others are fullscreen. */
  view: 'inline' | 'slideshow' | 'grid' | 'closing'
  /** The photo in the strip, from 0. */
  inlineIndex: number
  /** The photo in fullscreen, from 0. */
  index: number
  count: number
}

export type GalleryAction =
  /** "Expand photo", or an address with the gallery's hash. */
  | { type: 'open'; index: number }
  /** "Close gallery", Escape, or an address without the hash. */
  | { type: 'close' }
  /** The closing animation is over. */
  | { type: 'closed' }
  | { type: 'next' }
  | { type: 'previous' }
  /** "Browse photos". */
  | { type: 'browse' }
  /** "Back to the current photo". */
  | { type: 'back' }
  /** A photo was chosen in the grid. */
  | { type: 'show'; index: number }
  /** The slideshow was swiped. */
  | { type: 'swiped'; index: number }
  | { type: 'inlineNext' }
  | { type: 'inlinePrevious' }
  /** The strip was swiped. */
  | { type: 'inlineShow'; index: number }

export function initialGallery(count: number): GalleryState {
  return { view: 'inline', inlineIndex: 0, index: 0, count }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}

// Moves by one in fullscreen, which wraps around at both ends.
function step(state: GalleryState, by: 1 | -1): GalleryState {
  if (state.view !== 'slideshow') return state
  return { ...state, index: (state.index + by + state.count) % state.count }
}

function inlineStep(state: GalleryState, by: 1 | -1): GalleryState {
  return { ...state, inlineIndex: clamp(state.inlineIndex + by, state.count) }
}

/** Returns the state after an action; the same object where the action means nothing in this state. */
export function galleryReducer(state: GalleryState, action: GalleryAction): GalleryState {
  const isOpen = state.view === 'slideshow' || state.view === 'grid'
  switch (action.type) {
    case 'open':
      return state.count === 0 ? state : { ...state, view: 'slideshow', index: clamp(action.index, state.count) }
    case 'close':
      return isOpen ? { ...state, view: 'closing' } : state
    case 'closed':
      return state.view === 'closing' ? { ...state, view: 'inline', inlineIndex: state.index } : state
    case 'next':
      return step(state, 1)
    case 'previous':
      return step(state, -1)
    case 'browse':
      return state.view === 'slideshow' ? { ...state, view: 'grid' } : state
    case 'back':
      return state.view === 'grid' ? { ...state, view: 'slideshow' } : state
    case 'show':
      return state.view === 'grid' ? { ...state, view: 'slideshow', index: clamp(action.index, state.count) } : state
    case 'swiped':
      return state.view === 'slideshow' ? { ...state, index: clamp(action.index, state.count) } : state
    case 'inlineNext':
      return inlineStep(state, 1)
    case 'inlinePrevious':
      return inlineStep(state, -1)
    case 'inlineShow':
      return { ...state, inlineIndex: clamp(action.index, state.count) }
  }
}

/** Returns whether the strip is at its first or last photo, where an arrow is disabled. */
export function inlineEnds({ inlineIndex, count }: GalleryState): { isFirst: boolean; isLast: boolean } {
  return { isFirst: inlineIndex <= 0, isLast: inlineIndex >= count - 1 }
}

/**
 * Returns the hash that opens a gallery at a photo, and the id of that photo in the page; the index counts from 0. Without
 * an index it is how all of them begin.
 */
export function galleryHash(galleryId: string, index: number | ''): string {
  return `#gallery-${galleryId}-${index}`
}

/**
 * Returns the photo of this gallery that a hash names, clamped to the last one; null if it names none
 * (docs/spec/reader-site.md#gallery-address).
 */
export function indexOfHash(hash: string, galleryId: string, count: number): number | null {
  const prefix = `#gallery-${galleryId}-`
  const index = hash.startsWith(prefix) ? hash.slice(prefix.length) : ''
  return /^\d+$/.test(index) && count > 0 ? clamp(Number(index), count) : null
}

/**
 * Milliseconds (docs/spec/reader-site.md#gallery-in-the-story). Readers who requested less motion get slides that
 * change at once.
 */
export const galleryTiming = {
  slide: 300,
  slideWithReducedMotion: 1,
  closing: 800,
  hint: 2000,
} as const

/** Share of a gallery that has to be visible for the hint to show (docs/spec/reader-site.md#gallery-in-the-story). */
export const hintVisibility = 0.33
