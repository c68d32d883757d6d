import { Listen } from './Listen.tsx'
import { heardEpisode } from './player/heardEpisode.ts'
import type { HeardEpisode } from './player/listening.store.ts'
import type { Episode } from './references.ts'
import type { PageContext } from './render.types.ts'

/** Renders the ways to hear an episode: here, and on the platforms. A feed has those of the platforms only. */
export function EpisodeWays({ episode, page }: { episode: Episode; page: PageContext }) {
  const { post, platforms } = episode
  const listen = <Listen trigger="Listen" of={post.headline} platforms={platforms} href={post.url} page={page} />
  if (page.medium === 'feed') return listen
  return (
    <div className="episode-ways">
      <PlayEpisode episode={heardEpisode(episode, page)} />
      {listen}
    </div>
  )
}

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
