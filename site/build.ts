/** Builds the reader site: the interactive parts first, because the pages name their bundles. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildIslands, islandEnvironment } from './islands/buildIslands.ts'

const siteFolder = import.meta.dirname

const islands = islandEnvironment(await buildIslands(siteFolder))
const next = path.join(siteFolder, '..', 'node_modules', 'next', 'dist', 'bin', 'next')
const child = spawn(process.execPath, [next, 'build', siteFolder], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', ...islands, NEXT_TELEMETRY_DISABLED: '1' },
})
const [code] = await once(child, 'exit')
process.exitCode = typeof code === 'number' ? code : 1
