import type { ReactNode } from 'react'
import type { ReaderReferences } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { HeadingLevel } from '../block.types.ts'
import type { BlockDefinition, BlockOf } from '../defineBlock.ts'

/** The properties of an issue that the mail faces of its blocks may use. */
export interface MailContext {
  medium: 'mail'
  site: Pick<ReaderSite, 'name' | 'brand' | 'timeZone' | 'url' | 'accent'>
  references: ReaderReferences
  now: Date
  /** The absolute address of the issue on the site, for what only a page can show. */
  pageUrl: string
}

/** Input of a mail face; `content` and `children` are rendered already. */
export interface MailProps<Definition extends BlockDefinition> {
  block: BlockOf<Definition> & { nthOfType: number; placementRow: number }
  page: MailContext
  content: ReactNode
  /** For headings: the level in the outline of the issue (registry/outline.ts). */
  headingLevel?: HeadingLevel
  /** One node for each child, in their order. */
  children: ReactNode[]
  /** Pixels that it may be wide. */
  width: number
}

/** A block as a mail shows it: tables, inline styles and absolute addresses, without scripts. */
export interface MailFace<Definition extends BlockDefinition> {
  render: (props: MailProps<Definition>) => ReactNode
  /** Returns the pixels that a child may be wide; absent where that is all of the block's own width. */
  childWidth?: (block: BlockOf<Definition>, index: number, width: number) => number
}
