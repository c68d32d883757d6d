import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newnessFile } from '#scripts/postgres/postgresAddress.ts'
import { payloadScript } from './payloadScript.ts'

/** Arguments for Node that make a newsroom with stories, pictures and the demo accounts. */
export const demoCommand = [...payloadScript, 'scripts/demo/seed.ts'] as const

/** The accounts of the demo newsroom, the most powerful first. */
export const demoAccounts = ['admin', 'editor', 'curator', 'writer', 'contributor'].map(
  (name) => `${name}@citydesk.test`,
)

/** The password of every demo account. It is public: so they exist only where a demo was requested. */
export const demoPassword = 'citydesk-demo'

const demoFile = z.object({ madeIn: z.array(z.string()) })

export interface DemoQuestion {
  isWanted: boolean | undefined
  /** True for an embedded database that was not filled yet. */
  isNewDatabase: boolean
  /** Whether a demo was made in this database before. */
  isMade: boolean
}

/**
 * Returns whether to make a demo: where it was requested, or in an embedded database that was just created; never
 * twice.
 */
export function shouldMakeDemo({ isWanted, isNewDatabase, isMade }: DemoQuestion): boolean {
  if (isMade) return false
  return isWanted ?? isNewDatabase
}

/**
 * Returns whether a demo was made in this database.
 * @param databaseUrl nothing for the embedded one
 */
export async function isDemoMade(dataFolder: string, databaseUrl: string | undefined): Promise<boolean> {
  return (await databasesWithDemo(dataFolder)).includes(nameOf(databaseUrl))
}

/**
 * Records that a database is filled now, so that the question of a demo does not come up again.
 * @param withDemo whether it has the demo accounts, which are then shown at every start
 */
export async function noteFurnished(
  dataFolder: string,
  databaseUrl: string | undefined,
  withDemo: boolean,
): Promise<void> {
  const others = (await databasesWithDemo(dataFolder)).filter((name) => name !== nameOf(databaseUrl))
  const madeIn = withDemo ? [...others, nameOf(databaseUrl)] : others
  await writeFile(join(dataFolder, 'demo.json'), `${JSON.stringify({ madeIn }, null, 2)}\n`)
  if (databaseUrl === undefined) await rm(join(clusterFolder(dataFolder), newnessFile), { force: true })
}

export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres')
}

async function databasesWithDemo(dataFolder: string): Promise<string[]> {
  const text = await readFile(join(dataFolder, 'demo.json'), 'utf8').catch(() => '{"madeIn":[]}')
  return demoFile.parse(JSON.parse(text)).madeIn
}

// A database without user and password; the embedded one has no address worth noting, since its port may move.
function nameOf(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'embedded'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
