/**
 * Says why a file cannot be taken, in words for the person who chose it. It does not depend on Payload, because the
 * processes that read files do without it.
 */
export class UnfitFile extends Error {
  override name = 'UnfitFile'
}

export const sizeRefusal = 'File size is too big.'
