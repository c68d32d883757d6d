/**
 * Goes on with the episode that a reader started on an earlier page of this tab. Loaded with every page of a paper that has
 * podcasts, so it holds next to nothing: the player comes when there is something to go on with.
 */
import type { currentKey } from '#blocks/core/player/listening.store.ts'

/** Only its type is imported: an import would split this file, a second request for every reader. */
const key: typeof currentKey = 'podcast-current'

async function goOn(): Promise<void> {
  const { showMiniPlayer } = await import('./miniPlayer.ts')
  showMiniPlayer()
}

function look(): void {
  try {
    if (sessionStorage.getItem(key)) void goOn()
  } catch {
    // The browser keeps nothing for this site.
  }
}

// A page out of the browser's memory is shown without its scripts being run again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void goOn()
})
look()
