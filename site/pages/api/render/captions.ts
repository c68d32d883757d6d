import { transcriptParts, wordsOfPart } from '#contract/transcript.ts'
import { documentRoute } from '../../../feeds/documentRoute.ts'
import { readCaptions } from '../../../reader/readerApi.ts'

/** `/captions/{id}.vtt`, and `/captions/{id}.txt` with the words alone; `/captions/{id}.{language}.vtt` in another language. */
export default documentRoute(async ({ id, language, form }) => {
  if (typeof id !== 'string') return null
  const captions = await readCaptions({ id, ...(typeof language === 'string' ? { language } : {}) })
  if (!captions) return null
  const { text, tags } = captions
  if (form === 'vtt') return { type: 'text/vtt', text, tags }
  const words = transcriptParts({ type: 'text/vtt', text }).map(wordsOfPart)
  return { type: 'text/plain', text: `${words.join('\n\n')}\n`, tags }
})
