import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The file is not what it should be; the message names it, says where (line, and column where it is known) and what is wrong. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
}

// Bytes 0x80 to 0x9F of windows-1252, which the labels ISO-8859-1 and US-ASCII also mean; a space stands for bytes that
// are not assigned. Some versions of Node.js decode these bytes as control characters.
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

type Decode = (bytes: Uint8Array, isMore: boolean) => string

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => {
      const decoded = windows1252[character.charCodeAt(0) - 0x80] ?? ' '
      if (decoded === ' ') throw new TypeError('not assigned')
      return decoded
    })
}

// The encoding that the first bytes of a file show or declare, by its WHATWG label; UTF-8 when they do not.
function declaredEncoding(head: Uint8Array): string {
  const [first, second, third] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const text = Buffer.from(head.subarray(0, 1024)).toString('latin1')
  const found = text.startsWith('<?xml')
    ? /^<\?xml[^>]*?encoding\s*=\s*["']([^"']+)/i.exec(text)
    : /<meta\b[^>]*?charset\s*=\s*["']?([\w.:-]+)/i.exec(text)
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  return found?.[1] && !/^(utf-16|ucs-2|unicode)/i.test(found[1]) ? found[1] : 'utf-8'
}

// Throws ImportFileError for an encoding that is not known.
function decoderOf(file: string, label: string): Decode {
  try {
    const decoder = new TextDecoder(label, { fatal: true })
    if (decoder.encoding === 'windows-1252') return decodeWindows1252
    return (bytes, isMore) => decoder.decode(bytes, { stream: isMore })
  } catch {
    throw new ImportFileError(`${file}: the encoding ${label} is not known`)
  }
}

const lineFeedsIn = (text: string): number => text.split('\n').length - 1

// The bytes of a file, of a gzip file what it holds.
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const stored = createReadStream(file, { highWaterMark: 64 * 1024 })[Symbol.asyncIterator]()
  const { value: first } = await stored.next()
  if (!Buffer.isBuffer(first)) return
  const all = Readable.from(
    (async function* () {
      yield first
      yield* { [Symbol.asyncIterator]: () => stored }
    })(),
  )
  const isGzip = first[0] === 0x1f && first[1] === 0x8b
  const plain = isGzip ? pipeline(all, createGunzip(), () => {}) : all
  try {
    for await (const chunk of plain) if (Buffer.isBuffer(chunk)) yield chunk
  } catch (error) {
    throw new ImportFileError(`${file}: ${error instanceof Error ? error.message : error}`)
  } finally {
    all.destroy()
  }
}

/**
 * Reads the text of a file, piece by piece, decoded as its byte order mark, its XML declaration or its `<meta charset>`
 * says; UTF-8 without one. A gzip file is unpacked.
 *
 * @throws ImportFileError where the bytes are not in that encoding: a text is never read with replaced characters.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  let encoding = 'utf-8'
  let decode: Decode | null = null
  let line = 1
  const decoded = (bytes: Uint8Array, isMore: boolean): string => {
    try {
      return decode?.(bytes, isMore) ?? ''
    } catch {
      const before = new TextDecoder(encoding).decode(bytes).split('\ufffd')[0] ?? ''
      throw new ImportFileError(`${file}: line ${line + lineFeedsIn(before)}: bytes that are not ${encoding}`)
    }
  }
  for await (const bytes of bytesOf(file)) {
    if (!decode) {
      encoding = declaredEncoding(bytes)
      decode = decoderOf(file, encoding)
    }
    const text = decoded(bytes, true)
    yield text
    line += lineFeedsIn(text)
  }
  yield decoded(new Uint8Array(), false)
}

/** Reads the whole text of a file, decoded as `readText` does. @throws ImportFileError as it does. */
export async function readWholeText(file: string): Promise<string> {
  let whole = ''
  for await (const text of readText(file)) whole += text
  return whole
}

/** @throws ImportFileError when the file is not there or may not be read. */
export async function requireReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch(() => {
    throw new ImportFileError(`${file} is not there, or may not be read`)
  })
}
