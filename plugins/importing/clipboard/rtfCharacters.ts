/** Letters of RTF: bytes in the code page of their font, and signs that have a name. */

// Code pages by their numbers, where the name that browsers know them by is not "windows-" and the number.
const namedPages: Record<number, string> = {
  866: 'ibm866',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}

// Code pages of fonts, by the number that RTF gives their letters (`\fcharset`).
const pagesOfFonts: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

/** The code page of Western Europe, which is meant where none is said or known. */
export const westernPage = 1252

/** Returns the code page that a font's letters are written in; null where the document's own is meant. */
export function pageOfFont(charset: number): number | null {
  return pagesOfFonts[charset] ?? null
}

function decoderOf(page: number): TextDecoder {
  try {
    return new TextDecoder(namedPages[page] ?? `windows-${page}`)
  } catch {
    return new TextDecoder(`windows-${westernPage}`)
  }
}

/** Returns the letters that bytes of a code page stand for. What they do not stand for is a replacement sign. */
export function lettersOfBytes(bytes: readonly number[], page: number): string {
  return decoderOf(page).decode(Uint8Array.from(bytes))
}

/** The characters of control words that stand for signs. */
export const namedSigns: Record<string, string> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  zwj: '\u200d',
  zwnj: '\u200c',
}

/** The characters of escaped signs, where they stand for a letter. */
export const escapedSigns: Record<string, string> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': '\u00a0',
  _: '\u2011',
}
