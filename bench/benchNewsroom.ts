import { z } from 'zod'
import { startFreshNewsroom } from '#scripts/start/freshNewsroom.ts'

const readySchema = z.object({
  environment: z
    .object({
      CMS_URL: z.string(),
      SITE_URL: z.string(),
      DATABASE_URL: z.string(),
      REVALIDATE_SECRET: z.string(),
    })
    .catchall(z.string()),
})

/** A newsroom that `npm start` has started. */
export interface BenchNewsroom {
  cmsUrl: string
  siteUrl: string
  databaseUrl: string
  revalidateSecret: string
  environment: Record<string, string>
  /** Milliseconds from the command until all processes answered. */
  startedIn: number
  stop: () => Promise<void>
}

/**
 * Starts the built product as `npm start` does, on free ports.
 * @param folder where its data lies; a second start in the same folder finds what the first one made
 * @param onLine what it prints, to show that it lives
 * @throws Error with its last words when it does not come up
 */
export async function startBenchNewsroom(folder: string, onLine: (line: string) => void): Promise<BenchNewsroom> {
  const begin = performance.now()
  const { running, readyData: said } = await startFreshNewsroom({
    name: 'newsroom for the benchmark',
    folder,
    readyWithin: 1_800_000,
    onLine,
  })
  const startedIn = performance.now() - begin
  const { environment } = readySchema.parse(said)
  return {
    cmsUrl: environment.CMS_URL,
    siteUrl: environment.SITE_URL,
    databaseUrl: environment.DATABASE_URL,
    revalidateSecret: environment.REVALIDATE_SECRET,
    environment,
    startedIn,
    stop: running.stop,
  }
}
