import { clockTime } from '#blocks/core/player/playback.rules.ts'
import { decodeTranscript, maxTranscriptBytes } from '#collections/posts/transcriptFile.ts'
import { type FetchLimits, fetchFile } from '../../outside/fileFetch.ts'
import { chaptersOfJson } from '../convert/chapters.convert.ts'
import { transcriptText } from '../convert/transcript.convert.ts'
import type { ImportChapter, ImportEpisode, Remark } from '../import.types.ts'
import { reasonOf } from './importRequest.ts'

/** The parts of an episode that stand in files of their own. A part that could not be had is absent. */
export interface EpisodeParts {
  chapters?: { start: string; title: string }[]
  transcript?: string
  /** Parts that could not be fetched: the next import tries again. */
  remarks: Remark[]
}

const stored = (chapters: readonly ImportChapter[]) =>
  chapters.map(({ start, title }) => ({ start: clockTime(start), title }))

export async function fetchEpisodeParts(
  { chapters, chaptersUrl, transcript }: ImportEpisode,
  limits: FetchLimits,
): Promise<EpisodeParts> {
  const remarks: Remark[] = []
  const read = async <Part>(what: string, url: string, parse: (text: string) => Part): Promise<Part | undefined> => {
    try {
      const { data } = await fetchFile(url, { ...limits, maxSize: maxTranscriptBytes })
      return parse(decodeTranscript(new Uint8Array(data)))
    } catch (error) {
      remarks.push({ kind: 'media', what: `${what} ${url}: ${reasonOf(error)}` })
      return undefined
    }
  }
  const [fetched, text] = await Promise.all([
    chaptersUrl ? read('chapters', chaptersUrl, chaptersOfJson) : chapters,
    transcript
      ? read('transcript', transcript.url, (found) => transcriptText(found, transcript.url, transcript.type))
      : '',
  ])
  return {
    ...(fetched ? { chapters: stored(fetched) } : {}),
    ...(text === undefined ? {} : { transcript: text }),
    remarks,
  }
}
