/** Input and output of converters. Every converter here is pure: text in, blocks out. */
import type { mediaSchemes } from '#blocks/file/file.schema.ts'

export type FileScheme = (typeof mediaSchemes)[number]

/** A picture or file that a body points to. `attachmentId` is WordPress's number for it, where the markup has it. */
export interface MediaRequest {
  url: string
  /** The kind of file as which the markup shows it. */
  scheme: FileScheme
  attachmentId: string | null
}

/** An item of the media library that stands for it. */
export interface ResolvedMedia {
  id: string
  scheme: FileScheme
}

/** An embed of another site, as stored in the library of embeds. */
export interface ResolvedEmbed {
  id: string
  provider: string
  /** Title of the embed, where the source has one. */
  title?: string
  /** Pixels; 0 where the site does not say. */
  width: number
  height: number
}

/**
 * Result of converting something that has no exact counterpart:
 * `kept-html` its markup stands in an html block; `simplified` its text is there and something about it is not; `media`
 * a picture or file is not in the library, its markup is kept.
 */
export type NoteKind = 'kept-html' | 'simplified' | 'media'

/** A footnote of WordPress: its markup, and the id that its marks in the text lead to. */
export interface Footnote {
  id: string
  content: string
}

export interface ConvertOptions {
  /** The library's item for an address, or null when there is none. */
  resolveMedia(request: MediaRequest): ResolvedMedia | null
  /** Returns the embed of an address; null, or an undefined function, where it can only be linked to. */
  resolveEmbed?(url: string): ResolvedEmbed | null
  /** Called once for each thing that did not come over exactly. */
  note(kind: NoteKind, what: string): void
  /** The address of the document, against which those in it are resolved. */
  base?: string
  /**
   * Returns where an address of the source's own site leads here, as a path; null where nothing here answers it, undefined
   * for an address of another site or of a file.
   */
  ownPath?(address: URL): string | null | undefined
  footnotes?: readonly Footnote[]
  /** Called for an id of the markup that has become another one, because a block has one anchor only. */
  sameAnchor?(id: string, anchor: string): void
  /** The body of a reusable block of the source, by its number there; null when the export does not hold it. */
  reusable?(reference: string): string | null
  /** The picture with this number in the source (for the gallery shortcode), or null. */
  attachment?(id: string): { url: string; alt: string; caption: string } | null
  /** Numbers of the pictures that belong to the document, in order: what a gallery shortcode without ids shows. */
  ownAttachments?: readonly string[]
}
