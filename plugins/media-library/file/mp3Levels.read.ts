/**
 * Loudness of an MP3 over time, from the side information of its frames and without decoding (ISO 11172-3): every granule
 * states the gain of its coefficients, and the tables that they are coded by, which state how large they may be.
 */

interface Frame {
  // Bytes to the next frame.
  length: number
  // Bytes from the start of the frame to its side information.
  sideInfoAt: number
  isMpeg1: boolean
  channels: 1 | 2
}

// Kilobits a second of Layer III, by the index in the header.
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

const sampleRates = [44_100, 48_000, 32_000] as const

// Gain at which a coefficient has its own value.
const unityGain = 210

/** Returns the level of each frame, from 0: amplitudes in one unit for the whole file. Empty for what is no MP3. */
export function mp3Levels(bytes: Buffer): number[] {
  const levels: number[] = []
  let at = startOfFrames(bytes)
  while (at + 4 <= bytes.length) {
    const frame = frameAt(bytes, at)
    if (!frame) {
      at += 1
      continue
    }
    if (at + frame.length > bytes.length) break
    levels.push(levelOf(bytes, at + frame.sideInfoAt, frame))
    at += frame.length
  }
  return levels
}

// Skips an ID3v2 tag, whose pictures may look like frames.
function startOfFrames(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | (bytes.readUInt8(at) & 0x7f), 0)
  return 10 + size
}

function frameAt(bytes: Buffer, at: number): Frame | null {
  const header = bytes.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const layer = (header >>> 17) & 3
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return null
  const isMpeg1 = version === 3
  const kilobits = bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15]
  const fullRate = sampleRates[(header >>> 10) & 3]
  if (!kilobits || !fullRate) return null
  const sampleRate = fullRate / ({ 3: 1, 2: 2, 0: 4 }[version] ?? 1)
  const padding = (header >>> 9) & 1
  const hasChecksum = ((header >>> 16) & 1) === 0
  return {
    length: Math.floor(((isMpeg1 ? 144 : 72) * kilobits * 1000) / sampleRate) + padding,
    sideInfoAt: hasChecksum ? 6 : 4,
    isMpeg1,
    channels: ((header >>> 6) & 3) === 3 ? 1 : 2,
  }
}

// Largest coefficient by the table that codes it, up to 15; tables from 16 on have these bits more.
const maxOfTable = [0, 1, 2, 2, 0, 3, 3, 5, 5, 5, 7, 7, 7, 15, 0, 15]
const extraBits = [1, 2, 3, 4, 6, 8, 10, 13, 4, 5, 6, 7, 8, 9, 11, 13]

const largestIn = (table: number): number => maxOfTable[table] ?? 15 + 2 ** ((extraBits[table - 16] ?? 1) - 1)

// Exponent by which coefficients are compressed before they are coded.
const coefficientPower = 4 / 3

// Returns the loudest granule of a frame. A granule without data is silent, whatever its gain.
function levelOf(bytes: Buffer, at: number, { isMpeg1, channels }: Frame): number {
  const granules = (isMpeg1 ? 2 : 1) * channels
  const granuleBits = isMpeg1 ? 59 : 63
  const headBits = isMpeg1 ? 9 + (channels === 1 ? 5 : 3) + 4 * channels : 8 + channels
  let loudest = 0
  for (let granule = 0; granule < granules; granule += 1) {
    const start = at * 8 + headBits + granule * granuleBits
    const hasData = bitsAt(bytes, start, 12) > 0
    if (!hasData) continue
    const gain = bitsAt(bytes, start + 21, 8)
    const largest = largestOf(bytes, start, isMpeg1)
    loudest = Math.max(loudest, largest ** coefficientPower * 2 ** ((gain - unityGain) / 4))
  }
  return loudest
}

// Returns the size of the largest coefficient of a granule, as far as its first table shows, which codes the low
// frequencies: what the others state may belong to no coefficient. 1 where all are small.
function largestOf(bytes: Buffer, start: number, isMpeg1: boolean): number {
  const hasLarge = bitsAt(bytes, start + 12, 9) > 0
  if (!hasLarge) return 1
  const at = start + 29 + (isMpeg1 ? 4 : 9)
  // Switched windows are described in 3 bits.
  const isSwitched = bitsAt(bytes, at, 1) === 1
  return Math.max(1, largestIn(bitsAt(bytes, at + (isSwitched ? 4 : 1), 5)))
}

// Reads up to 16 bits; what lies behind the end counts as zeros.
function bitsAt(bytes: Buffer, start: number, count: number): number {
  const first = start >>> 3
  const word = ((bytes[first] ?? 0) << 16) | ((bytes[first + 1] ?? 0) << 8) | (bytes[first + 2] ?? 0)
  return (word >>> (24 - (start & 7) - count)) & ((1 << count) - 1)
}
