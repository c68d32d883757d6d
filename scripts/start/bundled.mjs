/**
 * Runs a TypeScript file of the project: `node scripts/start/bundled.mjs SCRIPT ARGUMENTS`. Bundles its modules with esbuild
 * first, because loading some two thousand modules one by one through a hook takes half again as long and much more processor
 * time (docs/decisions/0019-bundled-processes.md). Packages are not bundled, and dynamic imports stay lazy.
 */
import { createHash } from 'node:crypto'
import {
  access,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = process.argv[2] ?? ''
if (script === '') throw new Error('The script to run is missing: node scripts/start/bundled.mjs SCRIPT')

// Number of bundles in the cache: those of all scripts as they are now, and some of processes that started before a change.
const kept = 40

// Packages are resolved from here, under the conditions of this process, as bundles lie in another folder.
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return null
      if (isBuiltin(path)) return { path, external: true }
      const address = import.meta.resolve(path)
      // A bundler's import of data names no type, which Node.js asks for.
      return address.endsWith('.json') ? { path: fileURLToPath(address) } : { path: address, external: true }
    })
  },
}

// Modules find files beside them by their own address, which is not that of the bundle.
const addresses = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.')) return null
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { main: resolve(script) },
  outdir: join(root, 'bundle'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  write: false,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  keepNames: true,
  sourcemap: 'linked',
  // Source paths are relative to `outdir`, and the bundle is written to another folder.
  sourceRoot: pathToFileURL(join(root, 'bundle/')).href,
  sourcesContent: false,
  loader: { '.css': 'empty' },
  plugins: [packages, addresses],
  logLevel: 'error',
})
await stop()

process.setSourceMapsEnabled(true)
process.argv.splice(1, 2, resolve(script))
await import(pathToFileURL(join(await folderOf(outputFiles), 'main.mjs')).href)

// Writes the files of a bundle to a folder named by the hash of their contents, unless it exists. Returns its path.
async function folderOf(files) {
  const hash = createHash('sha256')
  for (const { hash: one } of files) hash.update(one)
  const place = await cacheFolder()
  const folder = join(place, hash.digest('hex').slice(0, 32))
  if (await isUsedAgain(folder)) return folder
  const unfinished = await mkdtemp(join(place, 'unfinished-'))
  await Promise.all(files.map(({ path, contents }) => writeFile(join(unfinished, basename(path)), contents)))
  await rename(unfinished, folder).catch(async (error) => {
    // Another process has written the same bundle meanwhile.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(unfinished, { recursive: true })
  })
  await removeOldest(place)
  return folder
}

// Marks a folder as used just now. Resolves to whether it exists.
function isUsedAgain(folder) {
  const now = new Date()
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  )
}

async function removeOldest(place) {
  const names = await readdir(place)
  const folders = await Promise.all(
    names.map(async (name) => ({
      name,
      used: await stat(join(place, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  const old = folders.toSorted((one, other) => other.used - one.used).slice(kept)
  await Promise.all(old.map(({ name }) => rm(join(place, name), { recursive: true, force: true })))
}

// Returns the folder of all bundles; where the project's folder is read-only, as in the image, one of the temporary files.
async function cacheFolder() {
  const folder = join(root, 'node_modules/.cache/citydesk')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch {
    const temporary = join(tmpdir(), 'citydesk-bundles')
    await mkdir(temporary, { mode: 0o700 }).catch(() => {})
    // Code runs from there, so only this user may own it and write to it.
    const found = await lstat(temporary)
    const isOwn = found.isDirectory() && found.uid === userInfo().uid && (found.mode & 0o022) === 0
    return isOwn ? temporary : mkdtemp(join(tmpdir(), 'citydesk-bundles-'))
  }
}
