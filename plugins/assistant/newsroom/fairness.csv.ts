import { stringify } from 'csv-stringify/sync'
import type { FairnessCandidate, FairnessQuestion } from './fairness.schema.ts'

export const fairnessColumns = [
  ...['question', 'follow-up', 'first asked', 'last asked', 'spellings', 'candidate', 'times asked', 'answered'],
  ...['no material', 'failed', 'words', 'sources', 'source titles', 'median seconds'],
] as const

/** Returns the lines of questions, one a candidate; texts that a spreadsheet would evaluate are marked as texts. Pure. */
export const fairnessLines = (
  candidates: readonly FairnessCandidate[],
  questions: readonly FairnessQuestion[],
): string =>
  stringify(
    questions.flatMap(({ question, isFollowUp, firstAt, lastAt, wordings, answers }) =>
      candidates.map(({ name }, place) => {
        const about = [question, isFollowUp ? 'yes' : 'no', firstAt, lastAt, wordings, name]
        const answer = answers[place]
        if (!answer) return [...about, 'no assistant', '', '', '', '', '', '', '']
        const { asked, answered, declined, failed, words, sources, duration } = answer
        const seconds = duration === null ? '' : (duration / 1000).toFixed(1)
        return [...about, asked, answered, declined, failed, words ?? '', sources.length, sources.join('; '), seconds]
      }),
    ),
    { escape_formulas: true },
  )
