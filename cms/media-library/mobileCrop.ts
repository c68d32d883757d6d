import type { LibraryMedia, MobileCrop } from '#blocks/core/editor.types.ts'
import type { FocalPointAnswer, FocalPointOptions } from './FocalPointDialog.tsx'
import { middle } from './focalPoint.ts'

// The ratios that phones know (docs/spec/editor.md#mobile-crop); readers see Vertical as 4 by 5.
const ratios = [
  { value: 'Original', label: 'Original', ratio: null },
  { value: 'Square', label: 'Square', ratio: 1 },
  { value: 'Vertical', label: 'Vertical', ratio: 4 / 5 },
] as const

/** Returns the dialog 'Set Mobile Focal Point' for a picture of a story. */
export function mobileCropQuestion(media: LibraryMedia, crop: MobileCrop | null): FocalPointOptions {
  return {
    title: 'Set Mobile Focal Point',
    picture: { src: media.src, alt: media.alt },
    point: crop?.focalPoint ?? null,
    fallback: middle,
    choices: ratios,
    choice: crop?.aspectRatio ?? 'Original',
    uses: [],
  }
}

/** Returns the crop of the dialog's answer; null when it was left. */
export function mobileCropFrom(answer: FocalPointAnswer | null): MobileCrop | null {
  const chosen = ratios.find(({ value }) => value === answer?.choice)
  return answer && chosen ? { aspectRatio: chosen.value, focalPoint: answer.point ?? middle } : null
}
