import type { ConvertOptions } from './convert.types.ts'

const markers = [
  { open: '<?', end: '?>', code: /<\?(?!xml)[\s\S]*?\?>/g },
  { open: '<%', end: '%>', code: /<%[\s\S]*?%>/g },
]

/**
 * Returns markup with a space in the place of code of PHP, ERB and their kin, which prints nothing here, and a note for
 * each piece of it.
 */
export function withoutTemplateCode(html: string, note: ConvertOptions['note']): string {
  return markers.reduce((text, { open, end, code }) => {
    if (!text.includes(open)) return text
    // Behind the last end nothing is searched: every search ends soon.
    const last = text.lastIndexOf(end) + end.length
    const replaced = text.slice(0, last).replace(code, (whole) => {
      note('simplified', `template code left out: ${whole.slice(0, 80)}`)
      return ' '
    })
    return replaced + text.slice(last)
  }, html)
}
