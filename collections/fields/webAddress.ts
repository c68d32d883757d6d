/**
 * Validates an absolute http or https address, as `validate` of a Payload field wants it: true, or the sentence to
 * show.
 */
export function validateWebAddress(value: string | null | undefined): true | string {
  if (!value) return true
  return isWebAddress(value) || 'Enter a full address that begins with https:// or http://.'
}

/** Returns whether a text is an absolute http or https address. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || protocol === 'http:'
}

/** Validates a full address, or a path of this site ("/about"). Nothing that could run script. */
export function validateLink(value: string | null | undefined): true | string {
  if (!value || /^\/(?![/\\])/.test(value) || isWebAddress(value)) return true
  return 'Enter a path of this site, for example /about, or a full address that begins with https://.'
}
