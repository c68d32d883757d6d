import { type RefObject, useEffect, useRef, useState } from 'react'
import { momentIn } from '#contract/transcript.ts'
import type { HeardEpisode } from './listening.store.ts'
import { PlayButton, RateChoice, SkipButtons, SleepChoice, Timeline, Times } from './PlayerParts.tsx'
import { chapterAt, clockTime } from './playback.rules.ts'
import { useSound } from './useSound.ts'

export interface EpisodePlayerProps {
  episode: HeardEpisode
  /** Loudness at equal steps, 0 to 100; empty where it is not known. */
  waveform: number[]
}

/**
 * Renders the player of an episode, with its chapters. Without a script it is the browser's own, and a chapter is a
 * link into the recording.
 */
export function EpisodePlayerIsland({ episode, waveform }: EpisodePlayerProps) {
  const [hasScript, setHasScript] = useState(false)
  const audio = useRef<HTMLAudioElement>(null)
  const [sound, controls] = useSound(episode, audio)
  useEffect(() => setHasScript(true), [])
  useMoments(audio)
  const { headline, src, chapters } = episode
  const current = hasScript ? chapterAt(chapters, sound.time) : -1
  return (
    <div className="player">
      {/* biome-ignore lint/a11y/useMediaCaption: the page has the transcript */}
      <audio
        ref={audio}
        className="player__native"
        src={src}
        controls={!hasScript}
        preload="metadata"
        aria-label={`Listen: ${headline}`}
      />
      {hasScript ? (
        <fieldset className="player__controls" aria-label={`Listen: ${headline}`}>
          <PlayButton sound={sound} controls={controls} of={headline} />
          <SkipButtons controls={controls} />
          <RateChoice sound={sound} controls={controls} />
          <SleepChoice sound={sound} controls={controls} />
          <Timeline sound={sound} controls={controls} waveform={waveform} />
          <Times sound={sound} />
        </fieldset>
      ) : null}
      <p className="player__notice" role="status">
        {sound.hasFailed ? 'The recording could not be loaded.' : sound.isWaiting ? 'Loading' : ''}
      </p>
      {chapters.length > 0 ? (
        <ol className="player__chapters" aria-label="Chapters">
          {chapters.map(({ start, title }, index) => (
            <li key={`${start} ${title}`}>
              <a
                className="player__chapter"
                href={`${src}#t=${start}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  controls.seek(start)
                  controls.play()
                }}
              >
                <span className="player__start">{clockTime(start)}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

// Goes to the second that the address names: at once where the page was opened with it, and playing after a click.
function useMoments(audioRef: RefObject<HTMLAudioElement | null>): void {
  useEffect(() => {
    const goTo = (isPlaying: boolean) => {
      const audio = audioRef.current
      const second = momentIn(location.hash)
      if (!audio || second === null) return
      audio.currentTime = second
      // A refusal shows as a pause.
      if (isPlaying) audio.play().catch(() => undefined)
    }
    const follow = () => goTo(true)
    goTo(false)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [audioRef])
}
