import type { Block, BlockFix } from '#blocks/core/block.types.ts'
import type { ReadinessCheckName } from '#collections/settings/readinessChecks.ts'

/** A file of the library, as far as the checks look at it. */
export interface MediaFacts {
  alt: string
  caption: string
  /** True when an editor set the focal point to something other than the middle. */
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

export type ActiveChecks = Partial<Record<ReadinessCheckName, boolean | null>>

/** Result of a check. */
export interface ReadinessResult {
  name: string
  label: string
  /** The label in a list of things to do, where the label itself does not say what to do. */
  todo?: string
  group: string
  kind: 'Required' | 'Recommended'
  isPassed: boolean
  /** The field to correct. */
  field: string
  /** The id of the story's block with the error. */
  blockId?: string
  /** The action that corrects that block. */
  fix?: BlockFix
}
