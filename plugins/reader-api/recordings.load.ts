/** The recordings of episodes: their own, or the one that leads the post, as older episodes have it. */
import { secondsOf } from '#collections/posts/chapterTime.ts'
import { transcriptTypeOf } from '#collections/posts/transcriptType.ts'
import type {
  ReaderChapter,
  ReaderEpisodeNumbers,
  ReaderListedEpisode,
  ReaderRecording,
  ReaderSound,
  ReaderTranscript,
} from '#contract/reader.schema.ts'
import type { ReaderEpisode } from '#contract/readerApi.schema.ts'
import { shapeMedia } from './media.shape.ts'
import type { PublicReads } from './publicReads.ts'
import type { ArticleRow } from './rows.schema.ts'
import { sources } from './sources.ts'

/** Recordings by the id of their file. */
export type Recordings = ReadonlyMap<string, ReaderRecording>

type Recorded = Pick<ArticleRow, 'audio' | 'featuredMedia'>

/** Loads the recordings of posts. One query, none where no post has a file. */
export async function loadRecordings(reads: PublicReads, rows: readonly Recorded[]): Promise<Recordings> {
  const ids = rows.flatMap(({ audio, featuredMedia }) => audio ?? featuredMedia ?? [])
  const found = await reads.byIds(sources.recordings, ids)
  const recordings = [...found.values()].map((row): [string, ReaderRecording] => [
    row.id,
    { ...shapeMedia(row), duration: row.duration, waveform: row.waveform },
  ])
  return new Map(recordings.filter(([, { scheme }]) => scheme === 'audio'))
}

/** Returns the recording of a post; null where it has none that readers can hear. */
export function recordingOf({ audio, featuredMedia }: Recorded, recordings: Recordings): ReaderRecording | null {
  return recordings.get(audio ?? featuredMedia ?? '') ?? null
}

export function shapeSound(recording: ReaderRecording | null): ReaderSound | null {
  return recording && { src: recording.src, duration: recording.duration }
}

export function shapeNumbers({
  season,
  episodeNumber,
  episodeType,
}: Pick<ArticleRow, 'season' | 'episodeNumber' | 'episodeType'>): ReaderEpisodeNumbers {
  return {
    season,
    number: episodeNumber,
    kind: episodeType,
  }
}

/** Loads the data of a list's episodes, by the id of the post. Two queries. */
export async function loadListedEpisodes(
  reads: PublicReads,
  posts: readonly { id: string }[],
): Promise<Record<string, ReaderListedEpisode>> {
  const rows = await reads.byIds(
    sources.episodes,
    posts.map(({ id }) => id),
  )
  const recordings = await loadRecordings(reads, [...rows.values()])
  return Object.fromEntries(
    [...rows.values()].map((row) => [
      row.id,
      { ...shapeNumbers(row), sound: shapeSound(recordingOf(row, recordings)) },
    ]),
  )
}

/** Returns chapters in the order of the recording. One without a title or a readable time is left out. */
export function shapeChapters(rows: ArticleRow['chapters']): ReaderChapter[] {
  const chapters = rows.flatMap(({ start, title }) => {
    const seconds = secondsOf(start)
    return seconds === null || !title.trim() ? [] : { start: seconds, title: title.trim() }
  })
  return chapters.toSorted((a, b) => a.start - b.start)
}

/** Returns a transcript with its type; null for an empty one. */
export function shapeTranscript(text: string): ReaderTranscript | null {
  const type = transcriptTypeOf(text)
  return type && { type, text }
}

export function shapeEpisode(row: ArticleRow, recordings: Recordings): ReaderEpisode {
  return {
    recording: recordingOf(row, recordings),
    chapters: shapeChapters(row.chapters),
    transcript: shapeTranscript(row.transcript),
    ...shapeNumbers(row),
  }
}
