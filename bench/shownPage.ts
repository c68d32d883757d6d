import { setTimeout as pause } from 'node:timers/promises'
import { httpCall } from './httpCall.ts'
import { browserHeaders } from './load.ts'

// Milliseconds between two looks: often enough for the number, not so often that looking is what costs.
const lookEvery = 5
// Milliseconds after which a text counts as lost.
const timeoutMs = 30_000

/**
 * Resolves as soon as a page of the reader site shows a text.
 * @throws Error after 30 seconds
 */
export async function untilShown(url: string, text: string): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await shows(url, text))) {
    if (performance.now() > end) throw new Error(`${url} does not show "${text}" after ${timeoutMs / 1000} s`)
    await pause(lookEvery)
  }
}

/** Returns whether a page shows a text, whose letters need no escaping in HTML. */
export async function shows(url: string, text: string): Promise<boolean> {
  // Not compressed, so that looking costs no unpacking.
  const answer = await httpCall(url, { headers: { ...browserHeaders, 'Accept-Encoding': 'identity' } })
  return answer.status === 200 && answer.body.includes(text)
}
