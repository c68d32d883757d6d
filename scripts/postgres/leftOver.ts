import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processArguments } from '#scripts/start/processArguments.ts'

// Milliseconds that a left-over server may take to write its data.
const timeoutMs = 20_000

/**
 * Clears away what a run that was killed left in a cluster's folder: a server that still works there is shut down, and a
 * `postmaster.pid` whose process is gone is deleted. PostgreSQL deletes it by itself only while no other process was
 * given that number meanwhile, which in a container, where numbers are small, is the rule rather than the exception.
 * @throws Error when a server there does not end
 */
export async function clearLeftOvers(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid')
  await endStrays(folder)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const pid = Number.parseInt(text, 10)
  if (Number.isInteger(pid) && (await isServerOf(pid, folder))) {
    // SIGINT is PostgreSQL's "fast" shutdown: it ends sessions, writes all, and goes.
    process.kill(pid, 'SIGINT')
    const deadline = Date.now() + timeoutMs
    while (await isServerOf(pid, folder)) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL of an earlier start (process ${pid}) does not end; end it by hand`)
      await pause(50)
    }
  }
  await rm(path, { force: true })
}

// Kills sessions whose server is gone but which live on, as they do when they were stopped: PostgreSQL does not start
// beside them. They work in the cluster's folder. Linux only; elsewhere PostgreSQL says what to end.
async function endStrays(folder: string): Promise<void> {
  const place = await realpath(folder).catch(() => folder)
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const isHere = (await readlink(`/proc/${name}/cwd`).catch(() => '')) === place
    if (isHere && (await isOrphanedSession(Number(name)))) process.kill(Number(name), 'SIGKILL')
  }
}

async function isOrphanedSession(pid: number): Promise<boolean> {
  if (!(await processArguments(pid))?.startsWith('postgres: ')) return false
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? []
  const args = parent ? await processArguments(Number(parent)) : undefined
  return !args?.includes('postgres')
}

async function isServerOf(pid: number, folder: string): Promise<boolean> {
  const args = (await processArguments(pid)) ?? ''
  return args.includes('postgres') && args.includes(folder)
}
