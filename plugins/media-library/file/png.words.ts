// Chunks of a PNG that carry words, places and dates and nothing of the picture.
const carriers = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'])

// Length of the signature of a PNG, and of what stands around the data of a chunk.
const signature = 8
const around = 12

/** Returns a PNG without the words in it, every other byte as it was. One that moves keeps its frames that way. */
export function withoutWords(png: Buffer): Buffer {
  const kept = [png.subarray(0, signature)]
  for (let at = signature; at + around <= png.length; ) {
    const end = at + around + png.readUInt32BE(at)
    if (!carriers.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
