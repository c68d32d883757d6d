import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

// The system user that runs PostgreSQL when the newsroom is started by root: it refuses to run as root.
interface ServerUser {
  uid: number
  gid: number
}

/**
 * Returns the launcher to put before the command of PostgreSQL's process, mostly none. Root's own folders, such as
 * /root, are closed to the user that PostgreSQL runs as; a project that was cloned there would not start. `setpriv`
 * then gives that user, for this one process, the right to enter them.
 * @param folders folders that it must be able to enter; those that do not exist yet count as the one they will lie in
 * @throws Error when they are closed and there is no `setpriv`
 */
export async function launcherForRoot(folders: readonly string[]): Promise<readonly string[]> {
  if (process.getuid?.() !== 0) return []
  const user = await serverUser()
  const closed = folders.map(nearestThatExists).find((folder) => !canEnter(user, folder))
  if (closed === undefined) return []
  if (spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error(
      `PostgreSQL does not run as root, and its own user may not enter ${closed}: move the project to a folder that others may enter, or start it as another user`,
    )
  }
  return [
    'setpriv',
    ...[`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'],
    ...['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'],
    // Without this access(2), by which programs ask whether a file is there, takes no notice of that right.
    '--securebits=+no_setuid_fixup',
  ]
}

// The system's user "postgres", made when there is none, as the library does it.
async function serverUser(): Promise<ServerUser> {
  const ask = async (): Promise<ServerUser> => {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  }
  return ask().catch(async () => {
    await run('groupadd', ['postgres'])
    await run('useradd', ['-g', 'postgres', 'postgres'])
    return ask()
  })
}

function canEnter(user: ServerUser, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0
}

function nearestThatExists(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestThatExists(dirname(folder))
}
