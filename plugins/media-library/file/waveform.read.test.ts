import { describe, expect, it } from '@jest/globals'
import { mp3Levels } from './mp3Levels.read.ts'
import * as make from './recordings.fixtures.ts'
import { waveform, waveformLength, waveformOf } from './waveform.read.ts'

const of = (bytes: Buffer, mimeType: string) => waveformOf({ name: 'a', data: bytes, size: bytes.length }, mimeType)

describe('the waveform of a recording', () => {
  it('has 200 steps, of which the loudest is 100', () => {
    const found = waveform([0, 0.5, 1, 0.25])
    expect(found).toHaveLength(waveformLength)
    expect([found[0], found[60], found[110], found[199]]).toEqual([0, 66, 100, 44])
  })

  it('averages where there are more levels than steps', () => {
    const levels = Array.from({ length: 2000 }, (_, at) => (at < 1000 ? at % 2 : 1))
    const found = waveform(levels)
    expect([found[10], found[150]]).toEqual([66, 100])
  })

  it('is not flattened by a single bang', () => {
    const found = waveform(Array.from({ length: waveformLength }, (_, at) => (at === 7 ? 50 : 1)))
    expect([found[7], found[8]]).toEqual([100, 100])
  })

  it('is empty for silence, and for nothing', () => {
    expect(waveform([0, 0, 0])).toEqual([])
    expect(waveform([])).toEqual([])
  })

  it.each([8, 16, 24, 32, 'float'] as const)('is read from WAV files of %s bits', async (bits) => {
    const found = await of(make.wavOf(bits, [0, 1, 0, 0.5]), 'audio/wav')
    expect([found[25], found[75], found[125], found[175]].map((value) => Math.round((value ?? 0) / 10))).toEqual([
      0, 10, 0, 7,
    ])
  })

  it.each([
    ['MPEG 1, stereo', { isMpeg1: true, channels: 2 }],
    ['MPEG 1, mono', { isMpeg1: true, channels: 1 }],
    ['MPEG 2, stereo', { isMpeg1: false, channels: 2 }],
    ['MPEG 2, mono', { isMpeg1: false, channels: 1 }],
  ] as const)('is read from the frames of an MP3: %s', async (_, kind) => {
    const gains = [null, 210, null, 206]
    const bytes = make.mp3Of(
      kind,
      gains.flatMap((gain) => Array.from({ length: 50 }, () => gain)),
    )
    const found = await of(bytes, 'audio/mpeg')
    expect([found[25], found[75], found[125], found[175]]).toEqual([0, 100, 0, 66])
  })

  it('counts a table of larger coefficients as louder', () => {
    const kind = { isMpeg1: true, channels: 1 } as const
    const [small = 0, large = 0, huge = 0] = [1, 15, 16].flatMap((table) => mp3Levels(make.mp3Of(kind, [210], table)))
    expect(small).toBe(1)
    expect([large, huge]).toEqual([15 ** (4 / 3), 16 ** (4 / 3)])
  })

  it('skips the tag before the frames of an MP3, and what lies between them', () => {
    const frames = make.mp3Of({ isMpeg1: true, channels: 2 }, [210, 210])
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x08\x00', 'latin1'), Buffer.alloc(1024, 0xff)])
    expect(mp3Levels(Buffer.concat([tag, frames, Buffer.from('garbage'), frames]))).toEqual([1, 1, 1, 1])
  })

  it('ends where a file does, even in the middle of a frame', () => {
    const frames = make.mp3Of({ isMpeg1: true, channels: 2 }, [210, 210])
    expect(mp3Levels(frames.subarray(0, frames.length - 3))).toEqual([1])
    expect(mp3Levels(Buffer.from([0xff, 0xfb]))).toEqual([])
  })

  it.each(['audio/ogg', 'audio/mp4'])('is empty for %s, which would have to be decoded', async (mimeType) => {
    expect(await of(make.wavOf(16, [1]), mimeType)).toEqual([])
  })

  it.each([
    ['no chunks', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')],
    ['another format', make.wavOf(16, [1], 0x55)],
  ])('is empty for a WAV file with %s', async (_, bytes) => {
    expect(await of(bytes, 'audio/wav')).toEqual([])
  })
})
