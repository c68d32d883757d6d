/** WordPress's shortcode around a picture and its caption, in what was copied out of a classic editor. */

import { shortcodesIn } from '../convert/shortcodes.read.ts'
import { expanders } from '../convert/shortcodesMarkup.ts'

interface Caption {
  start: number
  end: number
  markup: string
}

const options = { resolveMedia: () => null, note: () => {} }

/** Returns the captions of a text, in order. One without a picture is none. */
export function captionsIn(text: string): Caption[] {
  const shortcodes = /\[(?:wp_)?caption\b/i.test(text) ? shortcodesIn(text) : []
  return shortcodes.flatMap((shortcode): Caption[] => {
    const { kind, name, start, end, closer } = shortcode
    const last = closer === null ? undefined : shortcodes[closer]
    if (kind === 'close' || kind === 'escaped' || !/^(?:wp_)?caption$/.test(name) || !last) return []
    const markup = expanders.caption?.(shortcode, text.slice(end, last.start), options)
    return markup ? [{ start, end: last.end, markup }] : []
  })
}

export function withCaptions(html: string): string {
  const parts: string[] = []
  let read = 0
  for (const { start, end, markup } of captionsIn(html)) {
    parts.push(html.slice(read, start), markup)
    read = end
  }
  return parts.join('') + html.slice(read)
}
