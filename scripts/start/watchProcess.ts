import { setTimeout as pause } from 'node:timers/promises'
import { withDeadline } from '#plugins/outside/deadline.ts'
import type { Watching } from './runningProcess.ts'

export function askAddress(url: string): Watching['ask'] {
  return async (signal) => {
    const answer = await fetch(url, { signal }).catch(() => null)
    await answer?.body?.cancel().catch(() => undefined)
    return answer !== null
  }
}

/**
 * Asks a process again and again whether it answers.
 * @param signal fires when it is not watched any more
 * @returns true once it has not answered as often as it may, false when the signal fired before
 */
export async function hasHung({ ask, tries, timeoutMs, ...watching }: Watching, signal: AbortSignal): Promise<boolean> {
  let unanswered = 0
  while (unanswered < tries) {
    await pause(watching.pause, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return false
    unanswered = (await withDeadline(timeoutMs, ask, signal)) ? 0 : unanswered + 1
  }
  return !signal.aborted
}
