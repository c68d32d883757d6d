import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { importEnvironment } from '#scripts/import/import.environment.ts'
import type { Measure } from './measure.types.ts'
import { summarize } from './statistics.ts'

const root = path.resolve(import.meta.dirname, '..')
const most = { stories: 180, questions: 200 }

const told = z.object({
  asked: z.number(),
  recall: z.number(),
  answered: z.number(),
  absent: z.number(),
  declined: z.number(),
  leaks: z.number(),
  find: z.array(z.number()).min(1),
  current: z.array(z.number()).min(1),
})

/** Measures, without a model, whether an assistant finds what stories say and declines what no published one does. */
export const assistantRetrieval: Measure = {
  name: 'assistant-retrieval',
  run: async ({ databaseUrl, folder, limits, cmsUrl, siteUrl, revalidateSecret }) => {
    const stories = Math.min(most.stories, Math.max(limits.items, 12))
    const questions = Math.min(most.questions, limits.items)
    const outer = { DATABASE_URL: databaseUrl, CITYDESK_DATA: folder, CMS_URL: cmsUrl, SITE_URL: siteUrl }
    const env = await importEnvironment({ ...process.env, ...outer, REVALIDATE_SECRET: revalidateSecret }, root)
    const script = path.join(import.meta.dirname, 'assistantRetrieval.run.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=production', '--import', 'tsx', script, '--stories', `${stories}`, '--questions', `${questions}`],
      { cwd: root, env, maxBuffer: 64 * 1024 ** 2 },
    )
    const measured = told.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
    if (measured.leaks > 0) throw new Error(`${measured.leaks} texts were found that readers may not see`)
    const percent = (share: number, of: number) => ({ value: Math.round(share * 1000) / 10, unit: `% of ${of}` })
    return [
      { what: 'Assistant, passages of a question', milliseconds: summarize(measured.find) },
      { what: '  whether they are still current', milliseconds: summarize(measured.current), goal: '10 ms for 8' },
      { what: '  with the paragraph that answers', score: percent(measured.recall, measured.asked), goal: '90 %' },
      { what: '  with enough for an answer', score: percent(measured.answered, measured.asked) },
      {
        what: '  declined, of what is absent or hidden',
        score: percent(measured.declined, measured.absent),
        goal: '95 %',
      },
    ]
  },
}
