import autocannon from 'autocannon'
import { expectOk } from './httpCall.ts'
import { type Summary, summarize } from './statistics.ts'

/** Headers of browsers, so that servers send what they send to browsers. */
export const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' }

// Concurrent connections; more only queue up in front of one process.
const connections = 16

/**
 * Returns the responses per second of a server to several clients that send requests without a pause.
 * @param seconds how long
 * @throws Error when a response was not 2xx
 */
export async function throughput(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const failures = result.errors + result.timeouts + result.non2xx
  if (failures > 0) throw new Error(`${url} failed ${failures} times under load`)
  return result['2xx'] / result.duration
}

/** Asks for addresses one after the other and says how long each took, in milliseconds. */
export async function latency(urls: readonly string[], headers: Record<string, string> = {}): Promise<Summary> {
  const times: number[] = []
  for (const url of urls) {
    const begin = performance.now()
    await expectOk(url, { headers })
    times.push(performance.now() - begin)
  }
  return summarize(times)
}

export function repeated(url: string, times: number): string[] {
  return Array.from({ length: times }, () => url)
}
