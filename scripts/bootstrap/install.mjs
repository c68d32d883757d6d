import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { areInstalled, areThere } from './installedPackages.mjs'

/** `npm ci` empties node_modules, so a record inside it cannot outlive what it speaks of. */
const record = 'node_modules/.citydesk-installed'

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json says.
 * @param {string} root the project's folder
 * @returns {Promise<boolean>} false when npm failed; it has said why
 */
export async function installWhatIsLocked(root) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  const locked = JSON.parse(lock)
  const wanted = createHash('sha256').update(lock).digest('hex')
  const isWhole = await areThere(root, locked)
  if (isWhole && (await textOf(join(root, record))) === wanted) return true

  // Someone may have run `npm install` by hand: what npm noted down then is as good as our own record.
  const installed = await textOf(join(root, 'node_modules/.package-lock.json'))
  if (!isWhole || !installed || !areInstalled(locked, JSON.parse(installed))) {
    console.log('Installing packages; the first time this takes a minute or two …')
    if (!(await npmCi(root))) {
      console.error('The packages could not be installed; npm says why above. Once that is mended, run this again.')
      return false
    }
  }
  await writeFile(join(root, record), wanted)
  return true
}

/** @param {string} root */
async function npmCi(root) {
  // On a terminal npm draws its own progress; elsewhere it is silent for minutes, which looks like a hang.
  const started = Date.now()
  const sign = process.stdout.isTTY
    ? undefined
    : setInterval(() => console.log(`… still installing (${Math.round((Date.now() - started) / 1000)} s)`), 15_000)
  // With NODE_ENV=production npm would leave out what the builds need.
  // Its warnings are about packages that ask for a newer Node, which `warningOfNode` has said in one line.
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  try {
    return await new Promise((resolve) => {
      npm.on('error', (error) => {
        console.error(`npm could not be run: ${error.message}`)
        resolve(false)
      })
      npm.on('exit', (code) => resolve(code === 0))
    })
  } finally {
    clearInterval(sign)
  }
}

/** @param {string} path */
async function textOf(path) {
  return readFile(path, 'utf8').catch(() => undefined)
}
