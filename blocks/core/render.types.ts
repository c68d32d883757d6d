import type { ComponentType, ReactNode } from 'react'
import type { ReaderMedia, ReaderReferences, ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { HeadingLevel, PlacedBlock } from './block.types.ts'
import type { BlockDefinition, BlockOf } from './defineBlock.ts'

/** A picture as requested by a block. The site renders it with its image service, a feed as a plain `<img>`. */
export interface PictureProps {
  media: ReaderMedia
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  /** Width through height of the frame; absent for the picture's own. */
  aspectRatio?: number
  /** Load at once, because it is at the top of the page. */
  isPriority?: boolean
  className?: string
}

/** A story on a page of stories, as requested by a block. */
export interface TeaserProps {
  post: ReaderTeaser
  /** Its importance: the lead, those in second rank, a row of a list, a line. */
  rank: 'lead' | 'second' | 'row' | 'line'
  now: Date
  /** IANA name of the publication's time zone. */
  timeZone: string
  /** The level of the headline in the outline of the page. */
  level?: 2 | 3
  /** Whether the name of its section stands above the headline. */
  hasSection?: boolean
  /** The `sizes` attribute of its picture; absent for the usual one of its rank. */
  sizes?: string
  /** Load its picture at once, because it is at the top of the page. */
  isPriority?: boolean
  /** The block in which it stands, for the clicks on its links. */
  place?: string
}

/** The properties of the page that its blocks may use. */
export interface PageContext {
  /** A feed has no styles, no scripts and absolute addresses. Mails have a context and faces of their own (`mail/`). */
  medium: 'page' | 'feed'
  site: Pick<ReaderSite, 'name' | 'brand' | 'timeZone' | 'url'>
  references: ReaderReferences
  now: Date
  /** The address of the page that shows embeds, on this site or another; their id is added to it. */
  embedBase: string
  Picture: ComponentType<PictureProps>
  Teaser: ComponentType<TeaserProps>
  /** The address of a picture about as wide as this, in pixels, for where no `<img>` can stand. */
  pictureHref: (media: ReaderMedia, width: number) => string
  /** Language of the page, a BCP 47 tag. */
  lang?: string
  /** It is written from right to left. */
  isRightToLeft?: boolean
  /** The page is sponsored content. */
  isSponsored?: boolean
  /** The page as the provider of personalisation knows it: "homepage", "article". */
  location?: string
  /** Who decides what readers see in their slots, and the percent of readers who see nothing, for comparison. */
  personalisation?: { provider: string; controlShare: number }
  /** Address that is requested when a reader signs up for a newsletter. */
  conversionPixel?: string | null
  /** Readers are asked before anything of another company loads. */
  asksConsent?: boolean
  /**
   * Unknown blocks and blocks with wrong properties are shown with their JSON instead of not at all
   * (docs/spec/reader-site.md#block-debug).
   */
  isDebug: boolean
  /** Each block has a mark with its id in front of it, for a preview. */
  hasBlockIds?: boolean
  /** Links say in which block they stand: clicks are counted by it. */
  isCounted?: boolean
  /** The block that is rendered, as its links say it: type, number of its type, row. */
  place?: string
  /** Each paragraph has an id, so that an address can lead to it (passageAnchors.ts). */
  hasPassageAnchors?: boolean
}

/** Input of a block's renderer; `content` and `children` are rendered already. */
export interface RenderProps<Definition extends BlockDefinition> {
  block: BlockOf<Definition> & { nthOfType: number; placementRow: number }
  page: PageContext
  content: ReactNode
  /** For headings: the level in the page's outline, which skips none (outline.ts). */
  headingLevel?: HeadingLevel
  children: ReactNode
  /** The block in which it stands; absent at the top of the page. */
  parent?: PlacedBlock
}

/** Renders one block for readers. */
export type BlockRenderer<Definition extends BlockDefinition> = (props: RenderProps<Definition>) => ReactNode
