import type { ReaderChapter } from '#contract/reader.schema.ts'
import type { Episode } from '../references.ts'
import type { PageContext } from '../render.types.ts'
import type { HeardEpisode } from './listening.store.ts'

// Pixels of the picture beside what is heard.
const coverWidth = 256

/** Returns an episode as the player takes it, also on other pages; null for one that is heard elsewhere only. */
export function heardEpisode(
  {
    post,
    show,
    image,
    sound,
  }: Pick<Episode, 'show' | 'image' | 'sound'> & {
    post: Pick<Episode['post'], 'id' | 'url' | 'headline'>
  },
  { site, pictureHref }: Pick<PageContext, 'pictureHref'> & { site: Pick<PageContext['site'], 'name'> },
  chapters: ReaderChapter[] = [],
): HeardEpisode | null {
  const { id, url: href, headline } = post
  const cover = image && pictureHref(image, coverWidth)
  return sound && { id, href, headline, show: show?.name ?? site.name, ...sound, cover, chapters }
}
