import type { ReaderCorrection } from '#contract/readerApi.schema.ts'

/** Labels of the kinds of notes. */
export const correctionLabels: Record<ReaderCorrection['kind'], string> = {
  correction: 'Correction',
  clarification: 'Clarification',
  update: 'Update',
}
