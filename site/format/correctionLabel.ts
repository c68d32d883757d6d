import type { ReaderCorrection } from '#blocks/core/readerAnswer.types.ts'

/** What readers know each kind of note by. */
export const correctionLabels: Record<ReaderCorrection['kind'], string> = {
  correction: 'Correction',
  clarification: 'Clarification',
  update: 'Update',
}
