import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { importEnvironment } from '#scripts/import/import.environment.ts'
import type { Measure } from './measure.types.ts'
import { median } from './statistics.ts'

const root = path.resolve(import.meta.dirname, '..')
const mostRounds = 3
// As a small archive has: the first hundreds of a process are slow.
const mostStories = 1000
const figures = z.array(z.object({ imported: z.number(), created: z.number() })).min(1)

/** Measures the stories per second of an import in its own process, against one `payload.create` per story. */
export const importing: Measure = {
  name: 'import',
  rows: 2,
  run: async ({ databaseUrl, folder, limits, cmsUrl, siteUrl, revalidateSecret }) => {
    const [rounds, stories] = [Math.min(mostRounds, limits.rounds), Math.min(mostStories, limits.items)]
    const outer = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      CITYDESK_DATA: folder,
      CMS_URL: cmsUrl,
      SITE_URL: siteUrl,
    }
    const env = await importEnvironment({ ...outer, REVALIDATE_SECRET: revalidateSecret }, root)
    const script = path.join(import.meta.dirname, 'importing.run.ts')
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--conditions=production', '--import', 'tsx', script, '--rounds', `${rounds}`, '--stories', `${stories}`],
        { cwd: root, env },
      )
      const measured = figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
      const ratios = measured.map(({ imported, created }) => imported / created)
      const perSecond = Math.round(median(measured.map(({ imported }) => imported)))
      return [
        { what: 'Import of stories', ratio: { value: median(ratios), to: 'payload.create' } },
        { what: '  stories a second', score: { value: perSecond, unit: 'a second' }, goal: '100 on two free cores' },
      ]
    } finally {
      await removeImported(databaseUrl)
    }
  },
}

async function removeImported(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`DELETE FROM _posts_v WHERE version_slug LIKE 'bench-import-%'`)
    await client.query(`DELETE FROM posts WHERE slug LIKE 'bench-import-%'`)
    await client.query(`DELETE FROM addresses WHERE path LIKE '/2001/02/03/bench-import-%'`)
  } finally {
    await client.end()
  }
}
