import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { areInstalled, areThere } from './installedPackages.mjs'

/** `npm ci` empties node_modules, so a record inside it cannot outlive what it speaks of. */
const record = 'node_modules/.citydesk-installed'

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json says, and applies patches that have changed since.
 * @param {string} root the project's folder
 * @returns {Promise<boolean>} false when npm failed; it has said why
 */
export async function installWhatIsLocked(root) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  const locked = JSON.parse(lock)
  const patches = await patchesIn(join(root, 'patches'))
  const wanted = createHash('sha256')
    .update([lock, ...patches].join('\n'))
    .digest('hex')
  const isWhole = await areThere(root, locked)
  if (isWhole && (await textOf(join(root, record))) === wanted) return true

  // Someone may have run `npm install` by hand: what npm noted down then is as good as our own record.
  const installed = await textOf(join(root, 'node_modules/.package-lock.json'))
  if (!isWhole || !installed || !areInstalled(locked, JSON.parse(installed))) {
    console.log('Installing packages; the first time this takes a minute or two …')
    // With NODE_ENV=production npm would leave out what the builds need.
    // Its warnings are about packages that ask for a newer Node, which `warningOfNode` has said in one line.
    if (!(await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']))) {
      console.error('The packages could not be installed; npm says why above. Once that is mended, run this again.')
      return false
    }
  } else if (!(await npm(root, ['run', '--silent', 'postinstall']))) {
    console.error(
      'The patches of packages could not be applied; the reason is above. `npm ci` installs them from the start.',
    )
    return false
  }
  await writeFile(join(root, record), wanted)
  return true
}

/** @param {string} folder */
async function patchesIn(folder) {
  const names = await readdir(folder)
  return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
}

/**
 * @param {string} root
 * @param {readonly string[]} words
 * @returns {Promise<boolean>} whether it succeeded
 */
async function npm(root, words) {
  // On a terminal npm draws its own progress; elsewhere it is silent for minutes, which looks like a hang.
  const started = Date.now()
  const sign = process.stdout.isTTY
    ? undefined
    : setInterval(() => console.log(`… still installing (${Math.round((Date.now() - started) / 1000)} s)`), 15_000)
  const running = spawn('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  try {
    return await new Promise((resolve) => {
      running.on('error', (error) => {
        console.error(`npm could not be run: ${error.message}`)
        resolve(false)
      })
      running.on('exit', (code) => resolve(code === 0))
    })
  } finally {
    clearInterval(sign)
  }
}

/** @param {string} path */
async function textOf(path) {
  return readFile(path, 'utf8').catch(() => undefined)
}
