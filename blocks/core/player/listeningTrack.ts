import { trackEvent } from '#contract/trackEvent.ts'

// Parts of an episode that are counted when they are reached, in percent.
const shares = ['25', '50', '75'] as const

export interface ListeningCount {
  started(): void
  paused(): void
  ended(): void
  /** @param part of the episode that is behind the listener, 0 to 1 */
  reached(part: number): void
}

/**
 * Counts how an episode is heard, each part once.
 * @param isGoingOn the listener started on an earlier page, and is counted already
 */
export function countListening(episode: string, isGoingOn: boolean): ListeningCount {
  let isCounted = isGoingOn
  const sent = new Set<string>()
  const track = (name: 'podcast_play' | 'podcast_pause' | 'podcast_end') =>
    trackEvent({ name, props: { category: 'podcast', episode } })
  return {
    started: () => {
      if (!isCounted) track('podcast_play')
      isCounted = true
    },
    paused: () => track('podcast_pause'),
    ended: () => track('podcast_end'),
    reached: (part) => {
      for (const percent of shares) {
        if (sent.has(percent) || !(part * 100 >= Number(percent))) continue
        sent.add(percent)
        trackEvent({ name: 'podcast_progress', props: { category: 'podcast', episode, percent } })
      }
    },
  }
}
