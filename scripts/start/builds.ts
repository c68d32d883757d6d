import { runNode } from './command.ts'
import { type Built, fingerprint, isFresh, noteBuild } from './freshness.ts'
import { next, siteProcessEnvironment } from './newsroomPlans.ts'
import type { Screen } from './screen.ts'

/** One of the two apps: what it is built of, and by which command. */
export interface AppBuild extends Built {
  name: string
  command: readonly string[]
  environment: (all: NodeJS.ProcessEnv) => NodeJS.ProcessEnv
}

const common = ['contract', 'blocks', 'patches', 'package.json', 'package-lock.json', 'tsconfig.json']

// Both apps. They are built one after the other: each build uses all the processors and memory it can get.
const appBuilds: readonly AppBuild[] = [
  {
    name: 'back office',
    inputs: ['cms', 'plugins', 'collections', 'database', 'payload.config.ts', ...common],
    outputs: ['cms/.next'],
    proof: 'cms/.next/BUILD_ID',
    record: 'cms/.next/made-of',
    command: [next, 'build', 'cms'],
    environment: (all) => ({ ...all, NODE_ENV: 'production' }),
  },
  {
    name: 'reader site',
    inputs: ['site', ...common],
    outputs: ['site/.next', 'site/public/islands'],
    proof: 'site/.next/BUILD_ID',
    record: 'site/.next/made-of',
    // Not Next alone: the bundles of what moves on readers' pages come first.
    command: ['--import', 'tsx', 'site/build.ts'],
    environment: (all) => siteProcessEnvironment({ ...all, NODE_ENV: 'production' }),
  },
]

/**
 * Builds those apps whose inputs changed since their last finished build.
 * @returns the names of those that were built
 * @throws CommandError when a build fails, with all it printed
 */
export async function buildWhatIsStale(
  root: string,
  all: NodeJS.ProcessEnv,
  screen: Screen,
  signal?: AbortSignal,
): Promise<string[]> {
  const built: string[] = []
  for (const app of appBuilds) {
    const before = await fingerprint(root, app)
    if (await isFresh(root, app, before)) continue
    await screen.step(`Building the ${app.name}`, async (show) => {
      await runNode(app.command, { environment: app.environment(all), signal, onLine: show })
      await noteBuild(root, app, before)
    })
    built.push(app.name)
  }
  return built
}
