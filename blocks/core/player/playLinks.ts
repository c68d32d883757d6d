/** The links of a page that play an episode at its foot (`EpisodeWays.tsx`). */

export const toggledName = 'podcasttoggled'

declare global {
  interface WindowEventMap {
    // A link to an episode was pressed; its detail is the id. The player that has the episode prevents the default.
    [toggledName]: CustomEvent<string>
  }
}

export function showPlaying(id: string, isPlaying: boolean): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-episode]')) {
    if (link.dataset.episode !== id) continue
    link.toggleAttribute('data-playing', isPlaying)
    for (const word of link.querySelectorAll('.play-episode__word')) word.textContent = isPlaying ? 'Pause' : 'Play'
  }
}
