import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

// Where the groups lie while they run, and how many files are one.
const folder = 'tests/grouped'
const groupSize = 18

// What acts on the tests of other files where these share their modules: an environment of its own, hooks and fake timers for
// the whole file, changed globals.
const actsOnOthers = [
  /@jest-environment/,
  /^(?:before|after)(?:Each|All)\(/m,
  /\bjest\.(?!fn\b)/,
  /\bprocess\.(?:env|chdir|on|once)\b/,
  /\bglobalThis\b/,
  /\bObject\.definePropert/,
  /\bfc\.configureGlobal\b/,
]

/** Returns whether the tests of a file may share their modules with those of others. Pure. */
export function mayShare(source: string): boolean {
  return !actsOnOthers.some((pattern) => pattern.test(source))
}

/** Returns paths in groups, in an order that depends on the seed. Pure. */
export function grouped(paths: readonly string[], seed: number): string[][] {
  const place = (path: string) => createHash('sha1').update(`${seed}:${path}`).digest('hex')
  const sorted = paths.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  return Array.from({ length: Math.ceil(sorted.length / groupSize) }, (_, index) =>
    sorted.slice(index * groupSize, (index + 1) * groupSize),
  )
}

/**
 * Runs all unit tests, many of them in groups that import the modules once: without these, loading the same modules for each
 * file takes most of the time.
 * @param run takes the arguments of Jest that name the files
 */
export async function inUnitGroups<Outcome>(
  root: string,
  seed: number,
  run: (args: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  await rm(join(root, folder), { recursive: true, force: true })
  const files = await unitFiles(root)
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const sharing = files.filter((_, index) => mayShare(sources[index] ?? ''))
  const alone = files.filter((file) => !sharing.includes(file))
  await mkdir(join(root, folder))
  try {
    const groups = await Promise.all(
      grouped(sharing, seed).map(async (group, index) => {
        const path = `${folder}/${String(index + 1).padStart(2, '0')}.test.mjs`
        await writeFile(join(root, path), group.map((file) => `await import('../../${file}')\n`).join(''))
        return path
      }),
    )
    return await run(['--runTestsByPath', ...groups, ...alone])
  } finally {
    await rm(join(root, folder), { recursive: true, force: true })
  }
}

async function unitFiles(root: string): Promise<string[]> {
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--listTests']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  return stdout
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((path) => relative(root, path))
}
