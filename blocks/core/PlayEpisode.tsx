import type { HeardEpisode } from './player/listening.store.ts'

/**
 * Plays an episode at the foot of the page that lists it. Without a script it is a link to the recording, which the browser
 * plays.
 */
export function PlayEpisode({ episode }: { episode: HeardEpisode | null }) {
  if (!episode) return null
  return (
    <a className="play-episode" href={episode.src} data-episode={episode.id} data-heard={JSON.stringify(episode)}>
      <span className="play-episode__word" aria-hidden="true">
        Play
      </span>
      <span className="visually-hidden">
        <span className="play-episode__word">Play</span>: {episode.headline}
      </span>
    </a>
  )
}
