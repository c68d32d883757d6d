import type { Block, BlockFix } from '#blocks/core/block.types.ts'
import type { ReadinessCheckName } from '#collections/settings/readinessChecks.ts'

/** A file of the library, as far as the checks look at it. */
export interface MediaFacts {
  alt: string
  caption: string
  /** Whether somebody said what of the picture matters, and did not leave it at its middle. */
  isCropSet: boolean
}

/** All that the checks look at. Screens make it of the form, the server of the document. */
export interface ReadinessFacts {
  type: string
  headline: string
  dek: string
  hasPrimarySection: boolean
  tagCount: number
  isSlugAvailable: boolean
  featuredMedia: MediaFacts | null
  featuredMediaCaption: string
  websiteImage: MediaFacts | null
  socialImage: MediaFacts | null
  sponsoredUrl: string
  hasShow: boolean
  platformUrls: string[]
  blocks: Block[]
  altTextOf: (mediaId: string) => string | undefined
}

/** Which checks of the settings are on. */
export type ActiveChecks = Partial<Record<ReadinessCheckName, boolean | null>>

/** What a check found. */
export interface ReadinessResult {
  name: string
  label: string
  /** The label in a list of things to do, where the label itself does not say what to do. */
  todo?: string
  group: string
  kind: 'Required' | 'Recommended'
  isPassed: boolean
  /** The field that mends it. */
  field: string
  /** The block of the story that is at fault, by its id. */
  blockId?: string
  /** What puts that block right. */
  fix?: BlockFix
}
