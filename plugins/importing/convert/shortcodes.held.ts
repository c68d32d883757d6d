// Shortcodes without a counterpart, on their way through the markup around them.
const mark = 'citydesk-shortcode '

const escaped = [
  ['&', '&amp;'],
  ['-', '&#45;'],
  ['>', '&gt;'],
] as const

/** Returns the comment that stands for a shortcode until the text around it is known. */
export function held(source: string): string {
  return `<!--${mark}${escaped.reduce((text, [sign, code]) => text.replaceAll(sign, code), source)}-->`
}

/** Returns the shortcode of one of our placeholder comments; null for any other comment. */
export function heldShortcode(comment: string): string | null {
  if (!comment.startsWith(mark)) return null
  return escaped.reduceRight((text, [sign, code]) => text.replaceAll(code, sign), comment.slice(mark.length))
}
