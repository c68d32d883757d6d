import { readdirSync, readFileSync } from 'node:fs'

// Names of the processes, and a part of the command of each.
const known = { 'back office': 'next-server', site: 'site/main.ts', 'real-time server': 'realtime/main.ts' }

/**
 * Returns the memory of the processes of a newsroom in bytes, by name; empty where the system does not say.
 * @param cmsUrl in the environment of each
 */
export function memoryOfNewsroom(cmsUrl: string): Record<string, number> {
  const held: Record<string, number> = {}
  for (const pid of processIds()) {
    const command = contentOf(pid, 'cmdline').replaceAll('\0', ' ')
    const name = Object.entries(known).find(([, words]) => command.includes(words))
    if (!name || !contentOf(pid, 'environ').split('\0').includes(`CMS_URL=${cmsUrl}`)) continue
    held[name[0]] = (held[name[0]] ?? 0) + memoryOf(pid)
  }
  return held
}

/** Returns the bytes of memory that a process holds; 0 where the system does not say. */
export function memoryOf(pid: number | string | undefined): number {
  const status = pid === undefined ? '' : contentOf(pid, 'status')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

// A process may end while it is read.
function contentOf(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
