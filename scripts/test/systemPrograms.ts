import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '#scripts/start/command.ts'
import type { StepContext } from './step.types.ts'

// Chromium without its windows: it draws the same pages with a third less of the processors' time.
const headlessShell = 'chromium-headless-shell'
const chromiumNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const chromiumOnMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of the system's Chromium, or nothing; CHROMIUM_PATH has precedence. */
export function chromiumPath(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return isProgram(given) ? given : undefined
  return [...chromiumNames.flatMap(pathsOf), ...chromiumOnMac].find(isProgram)
}

/** Returns the path of the system's Redis, or nothing; REDIS_PATH has precedence. */
export function redisPath(): string | undefined {
  const given = process.env.REDIS_PATH
  if (given) return isProgram(given) ? given : undefined
  return pathsOf('redis-server').find(isProgram)
}

/** Returns the path of the system's Dovecot, or nothing; DOVECOT_PATH has precedence. */
export function dovecotPath(): string | undefined {
  const given = process.env.DOVECOT_PATH
  if (given) return isProgram(given) ? given : undefined
  return [...pathsOf('dovecot'), '/usr/sbin/dovecot'].find(isProgram)
}

/** Returns the path of the system's SpamAssassin, or nothing; SPAMASSASSIN_PATH has precedence. */
export function spamAssassinPath(): string | undefined {
  const given = process.env.SPAMASSASSIN_PATH
  if (given) return isProgram(given) ? given : undefined
  return pathsOf('spamassassin').find(isProgram)
}

/** Returns whether there is a Java that runs: macOS has a `java` that only says it is not installed. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

interface SystemProgram {
  name: string
  package: string
  isThere: () => boolean
  hasSubstitute?: () => boolean
}

/** Programs for browser tests: Chromium, and a Java for the Nu checker. */
export const browserPrograms: readonly SystemProgram[] = [
  {
    name: 'Chromium',
    package: headlessShell,
    isThere: () => chromiumPath()?.endsWith(headlessShell) ?? false,
    hasSubstitute: () => chromiumPath() !== undefined,
  },
  { name: 'Java (for the Nu HTML checker)', package: 'default-jre-headless', isThere: hasJava },
]

/** Programs for integration tests: Redis, between two real-time servers; Dovecot, for a mailbox; SpamAssassin. */
export const integrationPrograms: readonly SystemProgram[] = [
  { name: 'Redis', package: 'redis-server', isThere: () => redisPath() !== undefined },
  { name: 'Dovecot', package: 'dovecot-imapd', isThere: () => dovecotPath() !== undefined },
  { name: 'SpamAssassin', package: 'spamassassin', isThere: () => spamAssassinPath() !== undefined },
]

/**
 * Looks for programs that tests need. With `--install`, as root on a Debian or Ubuntu, it installs the missing ones.
 * @returns one line for each that is still missing, with the command that installs it
 */
export async function ensureSystemPrograms(
  wanted: readonly SystemProgram[],
  { screen, signal, mayInstall }: Pick<StepContext, 'screen' | 'signal' | 'mayInstall'>,
): Promise<string[]> {
  const missing = wanted.filter(({ isThere }) => !isThere())
  const hasApt = process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')
  if (missing.length > 0 && mayInstall && hasApt) {
    const packages = missing.map((program) => program.package)
    await screen
      .step(`Installing ${packages.join(' and ')} with apt`, async (show) => {
        const options = { environment: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, signal, onLine: show }
        await runCommand('apt-get', ['update'], options)
        await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
      })
      // What matters is whether they are there afterwards, which is asked below.
      .catch((error: unknown) => screen.line(error instanceof Error ? error.message : String(error)))
  }
  return wanted
    .filter(({ isThere, hasSubstitute }) => !isThere() && !hasSubstitute?.())
    .map(
      (program) =>
        `${program.name} is missing; install it, on Debian or Ubuntu with: apt-get install ${program.package} (or run this with --install as root)`,
    )
}

// Every place of the search path in which a program may be.
function pathsOf(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
