import { documentRoute } from '../../../feeds/documentRoute.ts'
import { episodePart } from '../../../feeds/episodePart.ts'
import { readEpisode } from '../../../reader/readerApi.ts'

/** `/podcasts/{slug}/{episode}/chapters.json`, `…/transcript.vtt` and `…/transcript.txt`. */
export default documentRoute(async ({ episode: id, part }) => {
  const episode = typeof id === 'string' ? await readEpisode(id) : null
  return episode && typeof part === 'string' ? episodePart(episode, part) : null
})
