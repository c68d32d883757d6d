import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export interface Built {
  /** Files and folders it is made of, from the root. Those that do not exist are passed over. */
  inputs: readonly string[]
  /** Folders inside the inputs that are outputs themselves, from the root. */
  outputs: readonly string[]
  /** A file that every finished build has, from the root. */
  proof: string
  /**
   * File that records the input of the last build, from the root; it lies in an output, so that both vanish together.
   */
  record: string
}

const neverInputs = /^(node_modules|\.next|\.data|coverage|next-env\.d\.ts)$|\.tsbuildinfo$|\.md$|\.test\.tsx?$/

/**
 * Returns one hash over the names and contents of all input files; times do not count, so that a fresh clone compares
 * equal.
 */
export async function fingerprint(root: string, built: Pick<Built, 'inputs' | 'outputs'>): Promise<string> {
  const files = (await Promise.all(built.inputs.map((input) => filesBelow(root, input, built.outputs)))).flat()
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].sort()) {
    const content = createHash('sha256')
      .update(await readFile(join(root, file)))
      .digest('hex')
    hash.update(`${file}\0${content}\n`)
  }
  return hash.digest('hex')
}

/** Returns whether the last finished build was made from exactly the current files. */
export async function isFresh(root: string, built: Built, current: string): Promise<boolean> {
  const [noted, proof] = await Promise.all([
    readFile(join(root, built.record), 'utf8').catch(() => undefined),
    stat(join(root, built.proof)).catch(() => undefined),
  ])
  return proof !== undefined && noted === current
}

/** Notes what a build was made of. Call it with the fingerprint from before the build: what changed meanwhile is stale. */
export async function noteBuild(root: string, built: Built, before: string): Promise<void> {
  await writeFile(join(root, built.record), before)
}

async function filesBelow(root: string, path: string, outputs: readonly string[]): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true })
  const below = await Promise.all(
    entries.map(async (entry) => {
      const name = relative(root, join(root, path, entry.name))
        .split(sep)
        .join('/')
      if (neverInputs.test(entry.name) || outputs.includes(name)) return []
      return entry.isDirectory() ? filesBelow(root, name, outputs) : [name]
    }),
  )
  return below.flat()
}
