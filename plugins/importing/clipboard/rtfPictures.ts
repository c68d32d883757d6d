import { groupEnd } from './rtfReader.ts'

// The two kinds of picture in RTF that browsers show; Word also writes a metafile beside each, for older programs.
const kinds = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const

const groupStart = '{\\pict'

// Groups that hold a picture a second time, or one that is no part of the text.
const asideBefore = /\{\\nonshppict\s*$|\\listpicture[^}]*$/

// A group without the groups in it: what says something about a picture beside its bytes.
function withoutInnerGroups(group: string): string {
  let depth = 0
  let own = ''
  // Every second part is a sign that was parted at; an escaped brace is none.
  for (const [index, part] of group.split(/(\\[\\{}]|[{}])/).entries()) {
    if (index % 2 === 0 && depth === 0) own += `${part} `
    else if (part === '{') depth += 1
    else if (part === '}') depth -= 1
  }
  return own
}

/**
 * Returns a picture of RTF, written out in an address (`data:`); null for one of a kind that browsers do not show.
 *
 * @param group from its brace to its brace
 */
export function pictureOf(group: string): string | null {
  const kind = /\\(pngblip|jpegblip)\b/.exec(group)?.[1]
  if (kind !== 'pngblip' && kind !== 'jpegblip') return null
  // What is left of the group without what says something about the picture are its bytes, hexadecimal.
  const digits = withoutInnerGroups(group.slice(1, -1))
    .replace(/\\[a-z]+-?\d* ?/g, '')
    .replace(/\s+/g, '')
  if (digits.length === 0 || digits.length % 2 === 1 || /[^\da-f]/i.test(digits)) return null
  const bytes = (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
  return `data:${kinds[kind]};base64,${btoa(bytes.join(''))}`
}

/**
 * Returns the pictures in a text as RTF, written out in addresses (`data:`), in their order; null in the place of one
 * that is of another kind. Word names its pictures on the clipboard by where they lie on its own disk, and has them in
 * the RTF.
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
