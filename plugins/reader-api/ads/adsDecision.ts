/** Decides whether a page carries advertisements, and why it does not. Pure. */

export interface AdQuestion {
  isOn: boolean
  /** The story itself carries none. */
  isHiddenByPost?: boolean
  /** Each tag of the story; on the page of a tag, that tag. */
  tags?: readonly HidesAds[]
  /** Each section of the story; on the page of a section, that section. */
  sections?: readonly HidesAds[]
}

export interface HidesAds {
  hidesAds: boolean
}

export type AdDecision = { isShown: true } | { isShown: false; because: 'settings' | 'post' | 'tag' | 'section' }

const hides = ({ hidesAds }: HidesAds): boolean => hidesAds

/** Returns the decision; of several reasons against, the widest one that switches everything off comes first. */
export function decideAds({ isOn, isHiddenByPost = false, tags = [], sections = [] }: AdQuestion): AdDecision {
  if (!isOn) return { isShown: false, because: 'settings' }
  if (isHiddenByPost) return { isShown: false, because: 'post' }
  if (tags.some(hides)) return { isShown: false, because: 'tag' }
  if (sections.some(hides)) return { isShown: false, because: 'section' }
  return { isShown: true }
}
