import type { LeftOutBlock } from '#blocks/registry/leftOut.ts'

/** Bytes that the HTML of a mail may have: Gmail cuts a mail off at 102 KB. */
export const mailLimit = 100 * 1024

/** Addresses that one test goes to. */
export const maxTestAddresses = 5

/** What is known of the mail of an issue once it is rendered. */
export interface MailFacts {
  /** Bytes of its HTML. */
  bytes: number
  leftOut: LeftOutBlock[]
  /** Links to addresses of the site at which there is nothing. */
  deadLinks: string[]
}

/** Returns a number of bytes as KB, rounded up: "101 KB". */
export function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`
}
