import { EnvironmentError } from '#cms/environment.ts'
import { buildWhatIsStale } from './start/builds.ts'
import { CommandError } from './start/command.ts'
import { buildEnvironment } from './start/newsroomPlans.ts'
import { createScreen } from './start/screen.ts'

// `npm run build`: builds both apps where they are stale, as `npm start` does. Needs neither a database nor secrets.
const screen = createScreen()
try {
  const built = await buildWhatIsStale(process.cwd(), buildEnvironment(process.env), screen)
  if (built.length === 0) screen.line('Both apps are built from what lies here already')
} catch (error) {
  if (!(error instanceof CommandError || error instanceof EnvironmentError)) throw error
  if (error instanceof CommandError) for (const line of error.output) console.error(`  ${line}`)
  console.error(error.message)
  process.exit(1)
}
