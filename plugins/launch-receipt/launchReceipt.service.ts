import { setTimeout } from 'node:timers/promises'
import { launchMark } from '#contract/launchMark.ts'

// Milliseconds: between two reads of the front page, and until a read counts as failed.
const times = { pause: 100, read: 3_000 }

/** Milliseconds from a launch until readers had it, or the reason why they do not have it. */
export type LaunchReceipt = { isVisible: true; after: number } | { isVisible: false; reason: string }

/**
 * Reads the front page of every instance of the reader site, as a reader does, until all show a launch.
 * @param siteUrls addresses of the instances, without a trailing slash
 * @param launchedAt when the page was launched; a newer launch counts as well
 * @param withinMs milliseconds for which the pages are read again
 */
export async function launchReceipt(
  siteUrls: readonly string[],
  launchedAt: Date,
  withinMs: number,
): Promise<LaunchReceipt> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const reasons = await Promise.all(siteUrls.map((siteUrl) => missingIn(siteUrl, launchedAt)))
    const reason = reasons.find((found) => found !== null)
    if (!reason) return { isVisible: true, after: Math.max(0, Date.now() - launchedAt.getTime()) }
    if (Date.now() + times.pause >= deadline) return { isVisible: false, reason }
    await setTimeout(times.pause)
  }
}

// Returns why an instance does not show a launch; null when it does.
async function missingIn(siteUrl: string, launchedAt: Date): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(times.read)
    const response = await fetch(`${siteUrl}/`, { redirect: 'manual', cache: 'no-store', signal })
    if (!response.ok) return `the reader site answers ${response.status}`
    const [, mark] = (await response.text()).match(markPattern) ?? []
    return mark && new Date(mark) >= launchedAt ? null : 'readers still get the page from before'
  } catch {
    return 'the reader site does not answer'
  }
}

const markPattern = new RegExp(`${launchMark}="([^"]+)"`)
