import { mp3Levels } from './mp3Levels.read.ts'
import { allBytes, type SourceFile } from './sourceFile.ts'
import { wavLevels } from './wavLevels.read.ts'

/** Values of a waveform. */
export const waveformLength = 200

const levelsOf: Record<string, (bytes: Buffer) => number[]> = {
  'audio/mpeg': mp3Levels,
  'audio/wav': wavLevels,
}

/**
 * Returns the loudness of a recording at 200 equal steps, whole numbers from 0 to 100, which the loudest reach. Empty
 * for formats that would have to be decoded (Ogg, M4A): players then draw a plain bar.
 */
export async function waveformOf(file: SourceFile, mimeType: string): Promise<number[]> {
  const read = levelsOf[mimeType]
  return read ? waveform(read(await allBytes(file))) : []
}

// Exponent of amplitude that gives loudness as it is heard (Stevens).
const loudnessExponent = 0.6

// Place of the step, by loudness, that is drawn at full height: a single bang must not flatten all else.
const loudStep = Math.floor(waveformLength * 0.95)

/** Averages levels over equal steps; a recording that is silent throughout has no waveform. */
export function waveform(levels: readonly number[]): number[] {
  const means = Array.from({ length: waveformLength }, (_, step) => {
    const start = Math.floor((step * levels.length) / waveformLength)
    const end = Math.max(start + 1, Math.floor(((step + 1) * levels.length) / waveformLength))
    const part = levels.slice(start, end)
    return part.reduce((sum, level) => sum + level, 0) / Math.max(1, part.length)
  })
  const loud = means.toSorted((a, b) => a - b)[loudStep] || Math.max(...means)
  return loud > 0 ? means.map((mean) => Math.round(Math.min(1, mean / loud) ** loudnessExponent * 100)) : []
}
