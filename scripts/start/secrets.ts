import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const secretsFile = z.object({
  PAYLOAD_SECRET: z.string().min(32),
  REVALIDATE_SECRET: z.string().min(32),
  POSTGRES_PASSWORD: z.string().min(32),
})

/** Random secrets of one installation: who starts it need not invent any, and log-ins outlive a restart. */
export type KeptSecrets = z.infer<typeof secretsFile>

/**
 * Returns the secrets of this data folder, made at the first call and kept in `secrets.json`, which only its owner may
 * read.
 * @throws Error when the file is damaged: making new secrets silently would lock everybody out
 */
export async function keptSecrets(dataFolder: string): Promise<KeptSecrets> {
  const path = join(dataFolder, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text !== undefined) {
    const kept = secretsFile.safeParse(parseJson(text))
    if (!kept.success) throw new Error(`${path} is damaged: put a copy back, or delete it to be logged out everywhere`)
    return kept.data
  }
  const secret = () => randomBytes(32).toString('hex')
  const made = { PAYLOAD_SECRET: secret(), REVALIDATE_SECRET: secret(), POSTGRES_PASSWORD: secret() }
  await mkdir(dataFolder, { recursive: true })
  // By way of another name, so that a start that is killed here leaves no half file.
  await writeFile(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  await chmod(`${path}.new`, 0o600)
  await rename(`${path}.new`, path)
  return made
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
