import type { RtfMark } from './rtfParagraphs.ts'

/** Destination of the letters of a group; `nowhere` for letters that are not part of the text. */
export type Destination = 'text' | 'label' | 'field' | 'fonts' | 'nowhere'

/** Words that say where the letters of their group go. */
export const destinations: Record<string, Destination> = {
  ...Object.fromEntries(
    [
      ...['colortbl', 'stylesheet', 'info', 'nonshppict', 'filetbl', 'xe', 'tc', 'rxe', 'ftnsep', 'ftnsepc'],
      ...['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf', 'listpicture'],
    ].map((word) => [word, 'nowhere'] as const),
  ),
  fonttbl: 'fonts',
  fldinst: 'field',
  listtext: 'label',
  pntext: 'label',
}

/** Words that are marked as optional, and are known here. */
export const knownOptional = new Set(['fldinst', 'shppict', 'listtext', 'pntext'])

/** Words that say of letters what they are. */
export const marksByWord: Record<string, RtfMark> = {
  b: 'bold',
  i: 'italic',
  ul: 'underline',
  uld: 'underline',
  uldb: 'underline',
  ulw: 'underline',
  strike: 'strike',
  striked: 'strike',
  super: 'super',
  sub: 'sub',
}

/** Returns the address that a field leads to; empty for other fields, and for places in the text itself. */
export function linkOf(field: string): string {
  const found = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s"\\]\S*))/i.exec(field)
  return found?.[1] ?? found?.[2] ?? ''
}
