import { existsSync } from 'node:fs'
import { styleText } from 'node:util'
import { EnvironmentError } from '#cms/environment.ts'
import { CommandError } from './command.ts'
import { demoAccounts, demoPassword } from './demo.ts'
import { type NewsroomEnvironment, newsroomEnvironment } from './newsroom.environment.ts'
import { type Starting, startNewsroom } from './newsroom.ts'
import { PortError } from './ports.ts'
import { RunLockError } from './runLock.ts'
import { ProcessError } from './runningProcess.ts'
import { createScreen } from './screen.ts'

// Thrown when the user ends the program; that is not a failure.
class EndRequested extends Error {}

/** `npm start` and `npm run dev`: runs until Ctrl-C, SIGTERM, or the end of its database. */
export async function main(args: readonly string[]): Promise<void> {
  const mode = args[0] === 'dev' ? 'dev' : 'start'
  const root = process.cwd()
  const screen = createScreen()
  const ending = new AbortController()
  let starting: Starting | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second request ends it at once.
      if (ending.signal.aborted) {
        starting?.kill()
        process.exit(130)
      }
      ending.abort(new EndRequested())
    })
  }
  onLossOfNpm(() => ending.abort(new EndRequested()))

  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const environment = newsroomEnvironment(process.env, root)
    starting = startNewsroom({
      root,
      mode,
      environment,
      outer: process.env,
      screen,
      onLine: (name, line) => screen.line(`${styleText('dim', `${name} │`)} ${line}`),
      signal: ending.signal,
    })
    const newsroom = await starting.newsroom
    screen.line(addressTable(environment, newsroom.hasDemo))
    // A parent process, as of the browser tests, gets the environment to work on it.
    process.send?.({ ready: { environment: newsroom.environment } })
    await Promise.race([newsroom.failure, untilEnd(ending.signal)])
  } catch (error) {
    if (!(error instanceof EndRequested)) {
      process.exitCode = 1
      console.error(explanation(error))
    }
  }
  if (starting) await screen.step('Ending', starting.end)
  // What a half-finished start still waits for must not keep it alive.
  process.exit()
}

// npm runs scripts through a shell that dies of SIGTERM without handing it on, so that `kill` on npm would leave a
// whole newsroom running without an owner. A process that npm started notices that it has been given another parent.
function onLossOfNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

function untilEnd(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

// Returns the explanation of a failure: plain lines for mistakes that the user can correct, output of what failed, else
// the whole error.
function explanation(error: unknown): string {
  if (error instanceof ProcessError || error instanceof CommandError) {
    return [...shortened(error.output).map((line) => `  ${line}`), styleText('red', error.message)].join('\n')
  }
  const isPlain = error instanceof EnvironmentError || error instanceof PortError || error instanceof RunLockError
  if (isPlain) return styleText('red', error.message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// A failed migration prints thousands of lines: what matters stands where it began, or where it ended.
function shortened(lines: readonly string[]): readonly string[] {
  const [atBeginning, atEnd] = [20, 60]
  if (lines.length <= atBeginning + atEnd) return lines
  const leftOut = lines.length - atBeginning - atEnd
  return [...lines.slice(0, atBeginning), `… ${leftOut} lines left out …`, ...lines.slice(-atEnd)]
}

// Returns the table a start ends with: where everything is, and with which accounts to look around.
function addressTable(environment: NewsroomEnvironment, hasDemo: boolean): string {
  const rows = [
    ['Reader site', environment.siteUrl],
    ['Back office', `${environment.cmsUrl}/admin`],
    ['Real-time server', environment.realtimeUrl],
    ['Data', environment.dataFolder],
  ]
  const accounts = demoAccounts.map((account, index) => [index === 0 ? 'Demo accounts' : '', account])
  const password = ['Password of each', demoPassword]
  const width = Math.max(...[...rows, password].map(([name = '']) => name.length))
  const lines = [...rows, ...(hasDemo ? [...accounts, password] : [])].map(
    ([name = '', value = '']) => `  ${styleText('bold', name.padEnd(width))}  ${value}`,
  )
  return ['', ...lines, '', '  Ctrl-C ends all of it.', ''].join('\n')
}
