import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runNode } from '#scripts/start/command.ts'
import { chromiumPath } from '#scripts/test/systemPrograms.ts'

const audits = z.record(
  z.string(),
  z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
)
const qualityReport = z.object({
  categories: z.record(
    z.enum(['accessibility', 'best-practices', 'seo']),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits,
})
const speedReport = z.object({ categories: z.object({ performance: z.object({ score: z.number() }) }), audits })

/** Lighthouse's judgement of a page apart from its speed. */
export interface PageQuality {
  /** 0 to 100 each. */
  scores: { accessibility: number; bestPractices: number; seo: number }
  faults: string[]
}

/** Lighthouse's measurement of a page on the slow phone and network that it simulates. */
export interface PageSpeed {
  /** 0 to 100. */
  performance: number
  /** Milliseconds. */
  largestContentfulPaint: number
}

/**
 * Judges a page without measuring it, so that a busy machine gives the same answer as an idle one.
 * @throws CommandError with Lighthouse's own words when it cannot
 */
export async function pageQuality(url: string): Promise<PageQuality> {
  const categories = '--only-categories=accessibility,best-practices,seo'
  const report = qualityReport.parse(await lighthouseReport(url, [categories, '--throttling-method=provided']))
  const score = (name: keyof typeof report.categories) => Math.round(report.categories[name].score * 100)
  const faults = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : []
    }),
  )
  return {
    scores: { accessibility: score('accessibility'), bestPractices: score('best-practices'), seo: score('seo') },
    faults,
  }
}

/**
 * Measures how fast a page is on a slow phone.
 * @throws CommandError with Lighthouse's own words when it cannot
 */
export async function pageSpeed(url: string): Promise<PageSpeed> {
  const report = speedReport.parse(await lighthouseReport(url, ['--only-categories=performance']))
  return {
    performance: Math.round(report.categories.performance.score * 100),
    largestContentfulPaint: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  }
}

async function lighthouseReport(url: string, options: readonly string[]): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  try {
    const command = ['node_modules/lighthouse/cli/index.js', url, '--quiet', '--output=json', `--output-path=${file}`]
    await runNode([...command, ...options, `--chrome-flags=${flags.join(' ')}`], {
      environment: { ...process.env, CHROME_PATH: chromiumPath() },
    })
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
