export interface DocumentParagraph {
  /** From 1; null for what has no pages. */
  page: number | null
  /** The heading above it; empty for none. */
  heading: string
  text: string
}

/** The text of a document, in reading order. */
export interface DocumentText {
  /** 0 for what has no pages. */
  pages: number
  paragraphs: DocumentParagraph[]
}

/** A document has no text that can be quoted. The message says why, for the people who gave it to an assistant. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
}

/** The largest documents that are read. */
export const documentLimits = { pages: 1_000, characters: 4_000_000, paragraphs: 20_000 }
