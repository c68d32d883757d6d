// Samples that are looked at, evenly through the file: a picture of it needs no more.
const maxSamples = 2_000_000

// Samples of one level.
const samplesOfLevel = 100

// Reads one sample as -1 to 1, by format (1: whole numbers, 3: floating point) and bits.
const readers: Record<string, (bytes: Buffer, at: number) => number> = {
  '1:8': (bytes, at) => (bytes.readUInt8(at) - 128) / 128,
  '1:16': (bytes, at) => bytes.readInt16LE(at) / 2 ** 15,
  '1:24': (bytes, at) => bytes.readIntLE(at, 3) / 2 ** 23,
  '1:32': (bytes, at) => bytes.readInt32LE(at) / 2 ** 31,
  '3:32': (bytes, at) => bytes.readFloatLE(at),
}

// The format number behind which the format stands in the extension of the chunk.
const extensible = 0xfffe

/** Returns the highest amplitude of short, equal parts of a WAV file. Empty for formats that are not read. */
export function wavLevels(bytes: Buffer): number[] {
  const format = chunkOf(bytes, 'fmt ')
  const data = chunkOf(bytes, 'data')
  if (!format || !data || format.length < 16) return []
  const frameSize = format.readUInt16LE(12)
  const number = format.readUInt16LE(0)
  const kind = number === extensible && format.length >= 26 ? format.readUInt16LE(24) : number
  const read = readers[`${kind}:${format.readUInt16LE(14)}`]
  if (!read || frameSize * 8 < format.readUInt16LE(14)) return []
  const frames = Math.floor(data.length / frameSize)
  const step = Math.max(1, Math.ceil(frames / maxSamples))
  const levels: number[] = []
  for (let frame = 0, sample = 0; frame < frames; frame += step, sample += 1) {
    const place = Math.floor(sample / samplesOfLevel)
    const level = Math.abs(read(data, frame * frameSize))
    levels[place] = Math.max(levels[place] ?? 0, Number.isFinite(level) ? level : 0)
  }
  return levels
}

function chunkOf(bytes: Buffer, name: string): Buffer | null {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4)
    if (bytes.toString('latin1', at, at + 4) === name) return bytes.subarray(at + 8, at + 8 + size)
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  return null
}
