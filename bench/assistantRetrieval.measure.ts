import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { importEnvironment } from '#scripts/import/import.environment.ts'
import type { Measure, Measured } from './measure.types.ts'
import type { MultiHopFigures } from './multiHop.ts'
import { summarize } from './statistics.ts'

const root = path.resolve(import.meta.dirname, '..')
const most = { stories: 180, questions: 200, multiHop: 3_000 }

const figures = z.object({
  questions: z.number(),
  recall: z.number(),
  answered: z.number(),
  absent: z.number(),
  declined: z.number(),
  leaks: z.number(),
  find: z.array(z.number()).min(1),
  current: z.array(z.number()).min(1),
  multiHop: z
    .object({ questions: z.number(), hitsAt10: z.number(), hitsAt4: z.number(), mrrAt10: z.number() })
    .nullable(),
})

/** Measures, without a model, whether an assistant finds what stories say and declines what no published one does. */
export const assistantRetrieval: Measure = {
  name: 'assistant-retrieval',
  rows: 5,
  run: async ({ databaseUrl, folder, limits, cmsUrl, siteUrl, revalidateSecret }) => {
    const stories = Math.min(most.stories, Math.max(limits.items, 12))
    const questions = Math.min(most.questions, limits.items)
    const outer = { DATABASE_URL: databaseUrl, CITYDESK_DATA: folder, CMS_URL: cmsUrl, SITE_URL: siteUrl }
    const env = await importEnvironment({ ...process.env, ...outer, REVALIDATE_SECRET: revalidateSecret }, root)
    const script = path.join(import.meta.dirname, 'assistantRetrieval.run.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...['--conditions=production', '--import', 'tsx', script, '--stories', `${stories}`],
        ...['--questions', `${questions}`, '--multi-hop', `${Math.min(most.multiHop, limits.items)}`],
      ],
      { cwd: root, env, maxBuffer: 64 * 1024 ** 2 },
    )
    const measured = figures.parse(JSON.parse(stdout.split('\n').findLast((line) => line.startsWith('{"')) ?? ''))
    if (measured.leaks > 0) throw new Error(`${measured.leaks} texts were found that readers may not see`)
    const percent = (share: number, of: number) => ({ value: Math.round(share * 1000) / 10, unit: `% of ${of}` })
    return [
      { what: 'Assistant, passages of a question', milliseconds: summarize(measured.find) },
      { what: '  whether they are still current', milliseconds: summarize(measured.current), goal: '10 ms for 8' },
      { what: '  with the paragraph that answers', score: percent(measured.recall, measured.questions), goal: '90 %' },
      { what: '  with enough for an answer', score: percent(measured.answered, measured.questions) },
      {
        what: '  declined, of what is absent or hidden',
        score: percent(measured.declined, measured.absent),
        goal: '95 %',
      },
      ...(measured.multiHop ? ofMultiHop(measured.multiHop) : []),
    ]
  },
}

// Its published figures, which are the goals, are those of the best retriever that ranks once.
function ofMultiHop({ questions, hitsAt10, hitsAt4, mrrAt10 }: MultiHopFigures): Measured[] {
  const line = (what: string, share: number, goal: string): Measured => ({
    what: `  MultiHop-RAG, ${what}`,
    score: { value: Math.round(share * 1000) / 1000, unit: `of ${questions}` },
    goal,
  })
  return [line('Hits@10', hitsAt10, '0.67'), line('Hits@4', hitsAt4, '0.52'), line('MRR@10', mrrAt10, '0.43')]
}
