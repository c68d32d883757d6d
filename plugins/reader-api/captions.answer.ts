import type { ReaderCaptions } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { sources } from './rows.schema.ts'

/** Returns the captions of a film or recording. Null where it has none, and for a file that is not there. */
export async function answerCaptions({ reads }: ReaderRequest, id: string): Promise<ReaderCaptions | null> {
  const text = (await reads.byIds(sources.captions, [id])).get(id)?.captions
  return text ? { text, tags: [...reads.tags] } : null
}
