import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { readCurrent } from '#blocks/core/player/listening.store.ts'
import { MiniPlayer } from '#blocks/core/player/MiniPlayer.tsx'

let shown: { root: Root; place: HTMLElement } | null = null

/** Shows the current episode at the foot of the page, unless the page is that of the episode and has its player. */
export function showMiniPlayer(): void {
  const episode = readCurrent()
  shown?.root.unmount()
  shown?.place.remove()
  shown = null
  if (!episode || new URL(episode.href, location.href).pathname === location.pathname) return
  const place = document.createElement('div')
  place.className = 'mini-player-place'
  document.body.append(place)
  const root = createRoot(place)
  root.render(createElement(MiniPlayer, { episode }))
  shown = { root, place }
}
