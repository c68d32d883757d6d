import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Returns the program and arguments of a process, separated by spaces; undefined when there is no such process, or when
 * it has ended and only its entry is left because its parent has not read its status.
 */
export async function processArguments(pid: number): Promise<string | undefined> {
  // Linux: the file system has it, also where `ps` is not installed, as in slim images.
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text.replaceAll('\0', ' ').trim() || undefined
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const [, state = '', args = ''] = /^(\S+)\s+(.*)$/s.exec(stdout.trim()) ?? []
  return state === '' || state.startsWith('Z') ? undefined : args
}
