export type RtfToken =
  /** `at`: where the group begins. */
  | { type: 'open'; at: number }
  | { type: 'close' }
  | { type: 'word'; word: string; value: number | null }
  /** A backslash and a sign that is no letter. */
  | { type: 'symbol'; symbol: string }
  | { type: 'byte'; value: number }
  | { type: 'text'; text: string }

const word = /\\([a-z]+)(-?\d{1,10})? ?/iy
const byte = /\\'([\da-f]{2})/iy
const text = /[^\\{}\r\n]+/y

/** Returns the end of the group that begins at `start`: the index after its closing brace. */
export function groupEnd(rtf: string, start: number): number {
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

/** Reads RTF token by token, once from its beginning to its end, whatever it is. */
export class RtfReader {
  private position = 0
  readonly rtf: string

  constructor(rtf: string) {
    this.rtf = rtf
  }

  /** The next token; null at the end. */
  next(): RtfToken | null {
    // Line ends between tokens mean nothing.
    while (this.rtf[this.position] === '\r' || this.rtf[this.position] === '\n') this.position += 1
    const at = this.position
    const sign = this.rtf[at]
    if (sign === undefined) return null
    if (sign === '{' || sign === '}') {
      this.position += 1
      return sign === '{' ? { type: 'open', at } : { type: 'close' }
    }
    if (sign !== '\\') return { type: 'text', text: this.take(text)?.[0] ?? '' }
    const found = this.take(word)
    if (found) return this.wordOf(found[1] ?? '', found[2])
    const code = this.take(byte)?.[1]
    if (code !== undefined) return { type: 'byte', value: Number.parseInt(code, 16) }
    this.position += 2
    return { type: 'symbol', symbol: this.rtf[at + 1] ?? '' }
  }

  /** Goes on at the end of the group that begins at `start`, and returns it as it is. */
  skipGroup(start: number): string {
    const end = groupEnd(this.rtf, start)
    // Its closing brace is still to be read.
    this.position = Math.max(this.position, this.rtf[end - 1] === '}' ? end - 1 : end)
    return this.rtf.slice(start, end)
  }

  private wordOf(name: string, digits: string | undefined): RtfToken {
    const value = digits === undefined ? null : Number(digits)
    // So many bytes follow that are no RTF.
    if (name === 'bin') this.position += Math.max(0, value ?? 0)
    return { type: 'word', word: name, value }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.rtf)
    if (found) this.position = pattern.lastIndex
    return found
  }
}
