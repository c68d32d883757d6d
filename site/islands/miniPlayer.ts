import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type HeardEpisode, readCurrent, writeCurrent } from '#blocks/core/player/listening.store.ts'
import { MiniPlayer } from '#blocks/core/player/MiniPlayer.tsx'

let shown: { root: Root; place: HTMLElement } | null = null

const isOwnPage = ({ href }: HeardEpisode): boolean => new URL(href, location.href).pathname === location.pathname

function hideMiniPlayer(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = null
}

/** Shows the current episode at the foot of the page, unless the page is that of the episode and has its player. */
export function showMiniPlayer(): void {
  const episode = readCurrent()
  hideMiniPlayer()
  if (!episode || isOwnPage(episode)) return
  const place = document.createElement('div')
  place.className = 'mini-player-place'
  document.body.append(place)
  const root = createRoot(place)
  root.render(createElement(MiniPlayer, { episode, onClose: hideMiniPlayer }))
  shown = { root, place }
}

/** Plays an episode at the foot of the page; on its own page in the player there, which works once it is near. */
export function playEpisode(episode: HeardEpisode): void {
  writeCurrent({ ...episode, isPlaying: true })
  if (!readCurrent()) location.assign(episode.href)
  else if (isOwnPage(episode)) document.querySelector('.player')?.scrollIntoView({ block: 'center' })
  else showMiniPlayer()
}
