import type { Episode } from './episodeOf.ts'
import { Listen } from './Listen.tsx'
import { PlayEpisode } from './PlayEpisode.tsx'
import { heardEpisode } from './player/heardEpisode.ts'
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
