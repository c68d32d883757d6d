import type { ReaderMedia } from '#contract/reader.schema.ts'

type Captions = NonNullable<ReaderMedia['captions']>

/** The captions of a film, which the browser's player offers. */
export function CaptionTrack({ track }: Pick<Captions, 'track'>) {
  return <track kind="captions" label="Captions" src={track} />
}

interface Props extends Pick<Captions, 'transcript'> {
  className: string
}

/** A link to the words of a recording: browsers' players show no captions of sound. */
export function TranscriptLink({ transcript, className }: Props) {
  return (
    <p className={className}>
      <a href={transcript}>Transcript</a>
    </p>
  )
}
