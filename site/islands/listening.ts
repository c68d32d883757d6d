/**
 * Goes on with the episode that a reader started on an earlier page of this tab, and plays those that a page lists. Loaded with
 * every page of a paper that has podcasts, so it holds next to nothing: the player comes when there is something to play.
 */
import type { currentKey } from '#blocks/core/player/listening.store.ts'
import type { toggledName } from '#blocks/core/player/playLinks.ts'

// Only their types are imported: an import would split this file, a second request for every reader.
const key: typeof currentKey = 'podcast-current'
const toggled: typeof toggledName = 'podcasttoggled'

async function goOn(): Promise<void> {
  const { showMiniPlayer } = await import('./miniPlayer.ts')
  showMiniPlayer()
}

async function play({ heard = '' }: DOMStringMap): Promise<void> {
  const { playEpisode } = await import('./miniPlayer.ts')
  playEpisode(JSON.parse(heard))
}

function look(): void {
  try {
    if (sessionStorage.getItem(key)) void goOn()
  } catch {
    // The browser keeps nothing for this site.
  }
}

const playLinkOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-episode]') : null

addEventListener('click', (event) => {
  const link = playLinkOf(event)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const isWithoutPlayer = dispatchEvent(new CustomEvent(toggled, { detail: link.dataset.episode, cancelable: true }))
  if (isWithoutPlayer) void play(link.dataset)
})

// With this script the links act as buttons, which the space bar presses too.
for (const link of document.querySelectorAll('[data-episode]')) link.role = 'button'
addEventListener('keydown', (event) => {
  const link = event.key === ' ' && playLinkOf(event)
  if (!link) return
  event.preventDefault()
  link.click()
})

// A page out of the browser's memory is shown without its scripts being run again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void goOn()
})
look()
