/** The two kinds of picture in RTF that browsers show; Word also writes a metafile beside each, for older programs. */
const kinds = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const

const groupStart = '{\\pict'

/** Groups that hold a picture a second time, or one that is no part of the text. */
const asideBefore = /\{\\nonshppict\s*$|\\listpicture[^}]*$/

/** Where the group that begins at `start` ends: the index after its closing brace. */
function groupEnd(rtf: string, start: number): number {
  let depth = 0
  for (let index = start; index < rtf.length; index += 1) {
    const sign = rtf[index]
    // An escaped brace is a letter.
    if (sign === '\\') index += 1
    else if (sign === '{') depth += 1
    else if (sign === '}' && --depth === 0) return index + 1
  }
  return rtf.length
}

function pictureOf(group: string): string | null {
  const kind = /\\(pngblip|jpegblip)\b/.exec(group)?.[1]
  if (kind !== 'pngblip' && kind !== 'jpegblip') return null
  // What is left of the group without what says something about the picture are its bytes, hexadecimal.
  let rest = group.slice(1, -1).replace(/\\[\\{}]/g, '')
  while (/\{[^{}]*\}/.test(rest)) rest = rest.replace(/\{[^{}]*\}/g, ' ')
  const digits = rest.replace(/\\[a-z]+-?\d* ?/g, '').replace(/\s+/g, '')
  if (digits.length === 0 || digits.length % 2 === 1 || /[^\da-f]/i.test(digits)) return null
  const bytes = (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
  return `data:${kinds[kind]};base64,${btoa(bytes.join(''))}`
}

/**
 * The pictures in a text as RTF, written out in addresses (`data:`), in their order; null in the place of one that is of
 * another kind. Word names its pictures on the clipboard by where they lie on its own disk, and has them in the RTF.
 */
export function picturesInRtf(rtf: string): (string | null)[] {
  const pictures: (string | null)[] = []
  let start = rtf.indexOf(groupStart)
  while (start >= 0) {
    const end = groupEnd(rtf, start)
    const isAside = asideBefore.test(rtf.slice(Math.max(0, start - 200), start))
    if (!isAside) pictures.push(pictureOf(rtf.slice(start, end)))
    start = rtf.indexOf(groupStart, end)
  }
  return pictures
}
