/** Reading the bytes of a text file. Pure. */

/**
 * Returns the text of bytes: by their byte order mark, as UTF-16 where every second byte is 0, as UTF-8 where they are
 * that, and otherwise as Windows-1252, which every byte is.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const wide = encodingByZeros(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function encodingOfMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

// Latin text in UTF-16 has a 0 in every second byte.
function encodingByZeros(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4 && even < odd / 10) return 'utf-16le'
  return even > start.length / 4 && odd < even / 10 ? 'utf-16be' : null
}
