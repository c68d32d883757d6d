/** Shortcodes that nothing of ours stands for, on their way through the markup around them. */
const mark = 'citydesk-shortcode '

/** Returns the comment that stands for a shortcode until the text around it is known. */
export const held = (source: string): string => `<!--${mark}${Buffer.from(source).toString('base64')}-->`

/** Returns the shortcode that a comment of ours stands for; null for any other comment. */
export function heldShortcode(comment: string): string | null {
  return comment.startsWith(mark) ? Buffer.from(comment.slice(mark.length), 'base64').toString() : null
}
