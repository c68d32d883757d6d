import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processArguments } from './processArguments.ts'

/** This data folder is in use by another start. */
export class RunLockError extends Error {
  override name = 'RunLockError'
}

/**
 * Makes sure that only one start works with a data folder; the lock of one that was killed does not count.
 * @returns gives the folder free again
 * @throws RunLockError when another start uses the folder
 */
export async function lockDataFolder(dataFolder: string): Promise<() => Promise<void>> {
  const path = join(dataFolder, 'running.pid')
  await mkdir(dataFolder, { recursive: true })
  for (;;) {
    // 'wx' makes the file or fails, in one step: of two starts in the same moment only one gets through.
    const isMine = await writeFile(path, String(process.pid), { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
    if (isMine) return () => rm(path, { force: true })
    const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10)
    if (Number.isInteger(pid) && pid !== process.pid && (await isOurs(pid))) {
      throw new RunLockError(
        `Citydesk is running from ${dataFolder} already (process ${pid}). A second copy needs its own CITYDESK_DATA and ports`,
      )
    }
    await rm(path, { force: true })
  }
}

// Returns whether a process is one of this project. Process ids are reused, so a living one counts only when it is.
async function isOurs(pid: number): Promise<boolean> {
  const args = await processArguments(pid)
  return args !== undefined && /\bnode\b.*\b(scripts|jest)\b/.test(args)
}
