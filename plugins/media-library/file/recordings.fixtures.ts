/** Generators of recordings, without an encoder. */

type WavBits = 8 | 16 | 24 | 32 | 'float'

const write: Record<WavBits, (bytes: Buffer, value: number, at: number) => void> = {
  8: (bytes, value, at) => bytes.writeUInt8(Math.round(128 + value * 127), at),
  16: (bytes, value, at) => bytes.writeInt16LE(Math.round(value * 32_767), at),
  24: (bytes, value, at) => bytes.writeIntLE(Math.round(value * 8_388_607), at, 3),
  32: (bytes, value, at) => bytes.writeInt32LE(Math.round(value * 2_147_483_647), at),
  float: (bytes, value, at) => bytes.writeFloatLE(value, at),
}

const sampleRate = 8000
const samplesOfPart = 4000

/**
 * Returns a WAV file, mono, 8 kHz.
 * @param parts amplitude of each half second, 0 to 1
 */
export function wavOf(bits: WavBits, parts: readonly number[], format = bits === 'float' ? 3 : 1): Buffer {
  const size = bits === 'float' ? 4 : bits / 8
  const data = Buffer.alloc(parts.length * samplesOfPart * size)
  for (const [part, amplitude] of parts.entries()) {
    for (let sample = 0; sample < samplesOfPart; sample += 1) {
      const value = amplitude * Math.sin((2 * Math.PI * 440 * sample) / sampleRate)
      write[bits](data, value, (part * samplesOfPart + sample) * size)
    }
  }
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(format, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * size, 28)
  head.writeUInt16LE(size, 32)
  head.writeUInt16LE(size * 8, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/**
 * Returns frames of an MP3 that state gains and hold no sound: 64 kilobits a second, 44.1 or 22.05 kHz.
 * @param gains `global_gain` of each frame; null for a silent one
 * @param table the table of the low frequencies; none: all coefficients are small
 */
export function mp3Of(
  { isMpeg1, channels }: { isMpeg1: boolean; channels: 1 | 2 },
  gains: readonly (number | null)[],
  table?: number,
): Buffer {
  const head = [0xff, isMpeg1 ? 0xfb : 0xf3, isMpeg1 ? 0x50 : 0x80, channels === 1 ? 0xc0 : 0x00]
  const length = Math.floor((isMpeg1 ? 144 : 72) * (64_000 / (isMpeg1 ? 44_100 : 22_050)))
  const headBits = isMpeg1 ? 9 + (channels === 1 ? 5 : 3) + 4 * channels : 8 + channels
  const bits = (value: number, count: number) => value.toString(2).padStart(count, '0')
  const granule = (gain: number | null) => {
    const [size, pairs] = gain === null ? [0, 0] : [1, table === undefined ? 0 : 1]
    const head = bits(size, 12) + bits(pairs, 9) + bits(gain ?? 0, 8)
    return `${head.padEnd(isMpeg1 ? 34 : 39, '0')}${bits(table ?? 0, 5)}`.padEnd(isMpeg1 ? 59 : 63, '0')
  }
  const frames = gains.map((gain) => {
    const stated = '0'.repeat(headBits) + granule(gain).repeat((isMpeg1 ? 2 : 1) * channels)
    const sideInfo = Buffer.from((stated.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
    const frame = Buffer.alloc(length)
    frame.set(head)
    frame.set(sideInfo, 4)
    return frame
  })
  return Buffer.concat(frames)
}
