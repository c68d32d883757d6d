import { useRef } from 'react'
import { type CurrentEpisode, writeCurrent } from './listening.store.ts'
import { PlayButton, RateChoice, SkipButtons, SleepChoice, Times } from './PlayerParts.tsx'
import { useSound } from './useSound.ts'

interface Props {
  episode: CurrentEpisode
  onClose: () => void
}

/**
 * Renders the episode of an earlier page, at the foot of this one. It goes on where the browser lets it, else with one
 * press.
 */
export function MiniPlayer({ episode, onClose }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const [sound, controls] = useSound(episode, audio, onClose)
  const { headline, href, show, cover, src } = episode
  const close = () => {
    controls.pause()
    writeCurrent(null)
    onClose()
  }
  return (
    <aside className="mini-player" aria-label="Player">
      {/* biome-ignore lint/a11y/useMediaCaption: the page of the episode has the transcript */}
      <audio ref={audio} src={src} preload="metadata" />
      <span
        className="mini-player__progress"
        style={{ inlineSize: `${sound.duration > 0 ? (sound.time / sound.duration) * 100 : 0}%` }}
      />
      {cover ? <img className="mini-player__cover" src={cover} alt="" width={48} height={48} /> : null}
      <p className="mini-player__words">
        <a className="mini-player__headline" href={href}>
          {headline}
        </a>
        <span className="mini-player__show">{sound.hasFailed ? 'The recording could not be loaded.' : show}</span>
      </p>
      <Times sound={sound} />
      <PlayButton sound={sound} controls={controls} of={headline} />
      <SkipButtons controls={controls} />
      <RateChoice sound={sound} controls={controls} />
      <SleepChoice sound={sound} controls={controls} />
      <button type="button" className="mini-player__close" onClick={close}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close the player</span>
      </button>
    </aside>
  )
}
