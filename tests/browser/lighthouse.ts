import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runNode } from '#scripts/start/command.ts'
import { chromiumPath } from '#scripts/test/systemPrograms.ts'

const report = z.object({
  categories: z.record(
    z.enum(['performance', 'accessibility', 'best-practices', 'seo']),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

/** What Lighthouse says about a page. */
export interface LighthouseResult {
  /** 0 to 100 each. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  /** Titles of what was found wanting, performance excepted. */
  faults: string[]
  /** Milliseconds on the slow phone that Lighthouse simulates. */
  largestContentfulPaint: number
}

/**
 * Looks at a page as Lighthouse's phone does: slow processor, slow network.
 * @throws CommandError with Lighthouse's own words when it cannot
 */
export async function lighthouseResult(url: string): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  try {
    // In a process of its own, and with its own browser: it measures, so nothing else may run beside it.
    const command = ['node_modules/lighthouse/cli/index.js', url, '--quiet', '--output=json', `--output-path=${file}`]
    await runNode([...command, `--chrome-flags=${flags.join(' ')}`], {
      environment: { ...process.env, CHROME_PATH: chromiumPath() },
    })
    return resultOf(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function resultOf(text: string): LighthouseResult {
  const { categories, audits } = report.parse(JSON.parse(text))
  const score = (name: keyof typeof categories) => Math.round((categories[name]?.score ?? 0) * 100)
  const judged = (['accessibility', 'best-practices', 'seo'] as const).flatMap((name) => categories[name].auditRefs)
  const faults = judged.flatMap(({ id, weight }) => {
    const audit = audits[id]
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : []
  })
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    faults,
    largestContentfulPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  }
}
