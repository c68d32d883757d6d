import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * With which program and arguments a process was started, separated by spaces; nothing when there is no such process, or
 * when only its entry is left because nobody has asked how it ended.
 */
export async function processArguments(pid: number): Promise<string | undefined> {
  // Linux: the file system tells, also where `ps` is not installed, as in slim images.
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text.replaceAll('\0', ' ').trim() || undefined
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  const [, state = '', args = ''] = /^(\S+)\s+(.*)$/s.exec(stdout.trim()) ?? []
  return state === '' || state.startsWith('Z') ? undefined : args
}
