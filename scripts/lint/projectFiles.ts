import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of a file of the project, by its path from the root with forward slashes. */
export type ProjectFiles = ReadonlyMap<string, string>

// The demo paper's own pages, whose links are those of its site, and the examples of faults in the tests of these rules.
const leftOut = /^scripts\/(demo\/(pages|stories)\/|(lint|house)\/.*\.test\.ts$)/

/** Reads every text file that git tracks or would track. */
export function readProjectFiles(root: string): ProjectFiles {
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const paths = listed.filter((path) => /\.(ts|tsx|mjs|css|md|ya?ml)$/.test(path) && !leftOut.test(path))
  // A file that was deleted and not yet staged is still listed.
  return new Map(
    paths.filter((path) => existsSync(join(root, path))).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

/** Returns the paths of the files that differ from the last commit. */
export function changedFiles(root: string): ReadonlySet<string> {
  return new Set([
    ...git(root, 'diff', '-z', '--name-only', 'HEAD'),
    ...git(root, 'ls-files', '-z', '--others', '--exclude-standard'),
  ])
}

function git(root: string, ...args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
}
