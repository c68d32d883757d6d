/**
 * The name of the decision about a slot, which its provider gets (docs/spec/reader-site.md#dynamic-content).
 */
export const decisionName = 'DISPLAY_HOMEPAGE_SIGNUP_MODULE'

/** The only value of `display` that shows anything (docs/spec/reader-site.md#dynamic-content). */
export const shownDisplay = 'homepage_module'

/** Name of the provider that the site's own rule counts under. */
export const ownProvider = 'citydesk'

/**
 * Pixels that a picture has in both directions where the decision does not say it
 * (docs/spec/reader-site.md#dynamic-content).
 */
export const pictureSize = 66

/**
 * A decision on a slot for one reader (docs/spec/reader-site.md#dynamic-content). Empty texts are left out of the
 * module.
 */
export interface ReaderDecision {
  display: string
  link: string
  imageUrl: string
  imageWidth: number
  imageHeight: number
  imageAlt: string
  heading: string
  description: string
  btnText: string
  /** Small print. */
  adDetails: string
  /** Kind of the element in reports; empty for "{provider}_newsletter". */
  eventElementCategory: string
  hideBorder: boolean
  centerImage: boolean
}

/** The decision to show nothing. */
export const noDecision: ReaderDecision = {
  display: 'none',
  link: '',
  imageUrl: '',
  imageWidth: pictureSize,
  imageHeight: pictureSize,
  imageAlt: '',
  heading: '',
  description: '',
  btnText: '',
  adDetails: '',
  eventElementCategory: '',
  hideBorder: false,
  centerImage: false,
}
