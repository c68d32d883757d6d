import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

/** Folder of the groups during a run, relative to the root of the project. */
export const groupFolder = 'tests/grouped'

// Groups for each worker of Jest: with fewer, some workers would wait for the others at the end.
const groupsPerWorker = 3

// What acts on the tests of other files where these share their modules: an environment of its own, fake timers and other
// limits, spies, changed globals.
const actsOnOthers = [
  /@jest-environment/,
  /\bjest\.(?!fn\b)/,
  /\bprocess\.(?:chdir|on|once)\b/,
  /\bprocess\.env(?:\.\w+)? = |\bdelete process\.env\b/,
  /\bglobalThis\.\w+ = /,
  /\bObject\.(?:definePropert\w+|assign)\((?:globalThis|process\.env)\b/,
  /\bfc\.configureGlobal\b/,
]

/** Returns whether the tests of a file may share their modules with those of others. Pure. */
export function mayShare(source: string): boolean {
  return !actsOnOthers.some((pattern) => pattern.test(source))
}

/** Returns paths in groups of one size, in an order that depends on the seed. Pure. */
export function grouped(paths: readonly string[], seed: number, count: number): string[][] {
  const place = (path: string) => createHash('sha1').update(`${seed}:${path}`).digest('hex')
  const sorted = paths.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  const size = Math.ceil(sorted.length / count)
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) =>
    sorted.slice(index * size, (index + 1) * size),
  )
}

/**
 * Runs all tests of a project, most of them in groups of files that import their modules once: loading the same modules for
 * each file takes most of the time otherwise.
 * @param run gets the arguments of Jest that name the files
 */
export async function inGroups<Outcome>(
  { project, root, seed, workers }: { project: string; root: string; seed: number; workers: number },
  run: (args: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  await rm(join(root, groupFolder), { recursive: true, force: true })
  const files = await filesOf(project, root)
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const sharing = files.filter((_, index) => mayShare(sources[index] ?? ''))
  const alone = files.filter((file) => !sharing.includes(file))
  await mkdir(join(root, groupFolder))
  try {
    const groups = await Promise.all(
      grouped(sharing, seed, workers * groupsPerWorker).map(async (group, index) => {
        const path = `${groupFolder}/${String(index + 1).padStart(2, '0')}.test.mjs`
        await writeFile(join(root, path), sourceOf(group))
        return path
      }),
    )
    return await run(['--runTestsByPath', ...groups, ...alone])
  } finally {
    await rm(join(root, groupFolder), { recursive: true, force: true })
  }
}

const sourceOf = (group: readonly string[]): string =>
  [
    "import { testsOf } from '../testsOf.mjs'\n",
    ...group.map((file) => `await testsOf('${file}', () => import('../../${file}'))\n`),
  ].join('')

async function filesOf(project: string, root: string): Promise<string[]> {
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', project, '--listTests']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  return stdout
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((path) => relative(root, path))
}
