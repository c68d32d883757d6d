import { randomBytes } from 'node:crypto'
import { serviceVariables } from '#cms/services.environment.ts'
import { connections } from '#contract/connections.ts'
import type { NewsroomEnvironment } from './newsroom.environment.ts'
import { payloadScript } from './payloadScript.ts'
import type { ProcessPlan } from './runningProcess.ts'
import { askAddress } from './watchProcess.ts'

export type Mode = 'start' | 'dev'

/** Next's own command line, run by this same Node without a shell between. */
export const next = 'node_modules/next/dist/bin/next'

/** The rest of the configuration, known once the database and the secrets exist. */
export interface Settled {
  databaseUrl: string
  payloadSecret: string
  revalidateSecret: string
}

/** Returns the addresses and secrets of one newsroom: the environment of a process or script that works on it. */
export function newsroomVariables(environment: NewsroomEnvironment, settled: Settled): Record<string, string> {
  return {
    DATABASE_URL: settled.databaseUrl,
    PAYLOAD_SECRET: settled.payloadSecret,
    REVALIDATE_SECRET: settled.revalidateSecret,
    CMS_URL: environment.cmsUrl,
    SITE_URL: environment.siteUrl,
    REALTIME_URL: environment.realtimeUrl,
    // The processes of one newsroom are on one machine, whatever address browsers use.
    REALTIME_CALL_URL: `http://127.0.0.1:${environment.ports.REALTIME_PORT}`,
    CMS_PORT: String(environment.ports.CMS_PORT),
    SITE_PORT: String(environment.ports.SITE_PORT),
    REALTIME_PORT: String(environment.ports.REALTIME_PORT),
    CITYDESK_DATA: environment.dataFolder,
    MEDIA_DIR: environment.mediaFolder,
  }
}

/**
 * Returns the whole environment of its processes and steps.
 * @param outer the environment this was started in: PATH, proxies, locale and such are handed on
 */
export function childEnvironment(
  variables: Readonly<Record<string, string>>,
  mode: Mode,
  outer: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const nodeEnv = mode === 'start' ? 'production' : 'development'
  return { ...outer, NODE_ENV: nodeEnv, NEXT_TELEMETRY_DISABLED: '1', ...variables }
}

// Variables that the reader site must not get: the database, the secret that signs log-ins, the keys of other services.
const newsroomOnly = new Set([
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_BEFORE',
  'MEDIA_DIR',
  ...Object.keys(serviceVariables),
])

/** Returns the environment of the reader site. */
export function siteProcessEnvironment(all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => !newsroomOnly.has(name))),
    NODE_ENV: all.NODE_ENV,
  }
}

/** One that dies takes none of the others along: readers keep reading, writers keep writing. Milliseconds. */
export const restarting = { firstPause: 500, maxPause: 30_000 }

/** One that answers nothing for more than a minute hangs: the busiest machine is not silent for that long. Milliseconds. */
export const watching = { pause: 5_000, timeoutMs: 20_000, tries: 3 }

/** Milliseconds until a process that serves must be ready, and that it may take to end by itself. */
export const processLimits = { readyWithin: 180_000, endWithin: 9_000 }

const keepingAlive = ['--keepAliveTimeout', String(connections.keepAliveTimeout)]

// Megabytes of new objects that Node collects at a time, twice its default. To draw a screen makes so many that with less
// they are copied as old ones: it takes a sixth more time (docs/measurements.md).
const youngMemory = '--max-semi-space-size=32'

/** Returns the processes that serve, in the order of the table at the end. They come up side by side. */
export function servingPlans(environment: NewsroomEnvironment, all: NodeJS.ProcessEnv, mode: Mode): ProcessPlan[] {
  // While developing, one that stands still may be at a breakpoint.
  const health = (port: number, path: string) => {
    const url = `http://127.0.0.1:${port}${path}`
    const ready = { by: 'address' as const, url }
    return mode === 'start' ? { ready, watch: { ask: askAddress(url), ...watching } } : { ready }
  }
  const limits = { ...processLimits, restart: restarting }
  const { CMS_PORT, SITE_PORT, REALTIME_PORT } = environment.ports
  // Next's development server reloads by itself, the reader site's server runs one within itself.
  const reloading =
    mode === 'dev'
      ? ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--conditions=production']
      : payloadScript
  return [
    {
      name: 'back office',
      command:
        mode === 'start'
          ? [youngMemory, next, mode, 'cms', '-p', String(CMS_PORT), ...keepingAlive]
          : [next, mode, 'cms', '-p', String(CMS_PORT)],
      environment: { ...all },
      ...health(CMS_PORT, '/api/health'),
      ...limits,
    },
    {
      name: 'reader site',
      command: ['scripts/start/bundled.mjs', 'site/main.ts'],
      environment: siteProcessEnvironment(all),
      ...health(SITE_PORT, '/api/health'),
      ...limits,
    },
    {
      name: 'real-time server',
      command: [...reloading, 'realtime/main.ts'],
      environment: { ...all },
      ...health(REALTIME_PORT, '/health'),
      ...limits,
    },
  ]
}

/**
 * Returns the environment of a build that is not started, as in an image: the configuration has to be readable, but
 * nothing of it ends up in the result. So placeholder addresses and secrets for this one build suffice.
 */
export function buildEnvironment(outer: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secret = () => randomBytes(32).toString('hex')
  return {
    ...outer,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
    PAYLOAD_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
  }
}
