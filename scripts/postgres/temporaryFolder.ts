import { chmod, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Bytes that must be free in memory before a database is put there: several run side by side, with media and builds.
const memoryRoom = 8 * 1024 ** 3

// Names the process that a folder belongs to.
const ownerFile = '.owner'

/**
 * Creates a new folder for temporary files which PostgreSQL's user, another one when this runs as root, may enter. It lies
 * in memory where there is room: databases of tests need not survive, and wait for no disk there. Folders of this prefix
 * whose process was killed are removed first: in memory they would stay until the machine stops.
 */
export async function openFolder(prefix: string): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  if (memory) await removeOwnerless('/dev/shm', prefix)
  const isRoomy = memory !== undefined && memory.bavail * memory.bsize > memoryRoom
  const folder = await mkdtemp(join(isRoomy ? '/dev/shm' : tmpdir(), prefix))
  await chmod(folder, 0o755)
  await writeFile(join(folder, ownerFile), String(process.pid))
  return folder
}

/** Removes the folders of a prefix that a process made with `openFolder` and did not live to remove. */
export async function removeOwnerless(parent: string, prefix: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = join(parent, name)
    // A folder without an owner has just been made.
    const owner = Number(await readFile(join(folder, ownerFile), 'utf8').catch(() => ''))
    if (owner > 0 && !isRunning(owner)) await rm(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
