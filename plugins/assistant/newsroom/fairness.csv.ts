import { stringify } from 'csv-stringify/sync'
import type { FairnessCandidate, FairnessQuestion } from './fairness.schema.ts'

export const fairnessColumns = [
  ...['question', 'follow-up', 'first asked', 'last asked', 'spellings', 'candidate', 'times asked', 'answered'],
  ...[
    'no material',
    'not passed on',
    'reasons',
    'failed',
    'rules',
    'models',
    'words',
    'sources',
    'source titles',
    'median seconds',
  ],
] as const

/** Returns the lines of questions, one a candidate; texts that a spreadsheet would evaluate are marked as texts. Pure. */
export function fairnessLines(
  candidates: readonly FairnessCandidate[],
  questions: readonly FairnessQuestion[],
): string {
  return stringify(
    questions.flatMap(({ question, isFollowUp, firstAt, lastAt, wordings, answers }) =>
      candidates.map(({ name }, place) => {
        const about = [question, isFollowUp ? 'yes' : 'no', firstAt, lastAt, wordings, name]
        const answer = answers[place]
        if (!answer) return [...about, 'no assistant', ...Array.from({ length: 11 }, () => '')]
        const { times, answered, declined, failed, models, refused, refusedFor, rules, words, sources, duration } =
          answer
        const seconds = duration === null ? '' : (duration / 1000).toFixed(1)
        return [
          ...[...about, times, answered, declined, refused, refusedFor.join('; '), failed, rules.join('; ')],
          ...[models.join('; '), words ?? '', sources.length, sources.join('; '), seconds],
        ]
      }),
    ),
    { escape_formulas: true },
  )
}
