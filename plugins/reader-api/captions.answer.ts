import type { ReaderCaptions } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { sources } from './sources.ts'

/**
 * Returns the captions of a film or recording. Null where it has none, and for a file that is not there.
 * @param language of a translation; absent: what is spoken
 */
export async function answerCaptions(
  { reads }: ReaderRequest,
  id: string,
  language?: string,
): Promise<ReaderCaptions | null> {
  const file = (await reads.byIds(sources.captions, [id])).get(id)
  const translated = file?.translatedCaptions.find((captions) => captions.language === language)
  const text = language === undefined ? file?.captions : translated?.captions
  return text ? { text, tags: [...reads.tags] } : null
}
