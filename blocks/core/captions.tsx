import type { ReaderMedia } from '#contract/reader.schema.ts'

interface TracksProps {
  captions: ReaderMedia['captions']
  lang: string | undefined
}

/**
 * Renders the captions of a film, which the browser's player offers. It begins with those in the language of the page
 * where they are a translation: who reads that language may not know what is spoken.
 */
export function CaptionTracks({ captions, lang }: TracksProps) {
  return captions.map(({ track, label, lang: own, isTranslation }) => (
    <track
      key={track}
      kind={isTranslation ? 'subtitles' : 'captions'}
      label={label}
      srcLang={own ?? undefined}
      src={track}
      default={isTranslation && own === lang}
    />
  ))
}

interface LinksProps {
  captions: ReaderMedia['captions']
  className: string
}

/** Renders links to the words of a recording: browsers' players show no captions of sound. */
export function TranscriptLinks({ captions, className }: LinksProps) {
  return captions.map(({ transcript, label, lang, isTranslation }) => (
    <p key={transcript} className={className}>
      <a href={transcript} hrefLang={lang ?? undefined}>
        {isTranslation ? `Transcript (${label})` : 'Transcript'}
      </a>
    </p>
  ))
}
