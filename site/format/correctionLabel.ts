import type { ReaderCorrection } from '#blocks/core/readerAnswer.types.ts'

/** Labels of the kinds of notes. */
export const correctionLabels: Record<ReaderCorrection['kind'], string> = {
  correction: 'Correction',
  clarification: 'Clarification',
  update: 'Update',
}
