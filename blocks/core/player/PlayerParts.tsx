import type { KeyboardEvent } from 'react'
import {
  clockTime,
  rates,
  sleepMinutes,
  spokenTime,
  stepOfKey,
  steps,
  waveformHeight,
  waveformPath,
  waveformWidth,
} from './playback.rules.ts'
import type { Sound, SoundControls } from './useSound.ts'

interface Props {
  sound: Sound
  controls: SoundControls
}

const icons = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z',
  back: 'M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
  sleep: 'M20.4 14.6A8.5 8.5 0 0 1 9.4 3.6a8.5 8.5 0 1 0 11 11z',
  forward: 'M12 5V1l6 5-6 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z',
} as const

export function PlayerIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="player__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} fill="currentColor" />
    </svg>
  )
}

export function PlayButton({ sound, controls, of }: Props & { of: string }) {
  return (
    <button type="button" className="player__play" onClick={controls.toggle}>
      <PlayerIcon name={sound.isPlaying ? 'pause' : 'play'} />
      <span className="visually-hidden">
        {sound.isPlaying ? 'Pause' : 'Play'}: {of}
      </span>
    </button>
  )
}

/** Renders the buttons that go back and on by a few seconds. */
export function SkipButtons({ controls }: Pick<Props, 'controls'>) {
  return (
    <>
      <button type="button" className="player__skip" onClick={() => controls.skip(-steps.back)}>
        <PlayerIcon name="back" />
        <span aria-hidden="true">{steps.back}</span>
        <span className="visually-hidden">Back {steps.back} seconds</span>
      </button>
      <button type="button" className="player__skip" onClick={() => controls.skip(steps.forward)}>
        <PlayerIcon name="forward" />
        <span aria-hidden="true">{steps.forward}</span>
        <span className="visually-hidden">Forward {steps.forward} seconds</span>
      </button>
    </>
  )
}

export function RateChoice({ sound, controls }: Props) {
  return (
    <label className="player__rate">
      <span className="visually-hidden">Speed</span>
      <select
        value={String(sound.rate)}
        onChange={({ currentTarget }) => controls.setRate(Number(currentTarget.value))}
      >
        {rates.map((rate) => (
          <option key={rate} value={String(rate)}>
            {rate}×
          </option>
        ))}
      </select>
    </label>
  )
}

/** Renders the choice of the sleep timer: a moon, with the minutes that are left. */
export function SleepChoice({ sound: { sleepsAt }, controls }: Props) {
  const left = sleepsAt === null ? null : Math.max(0, Math.ceil((sleepsAt - Date.now()) / 60_000))
  return (
    <label className="player__sleep" title="Sleep timer">
      <PlayerIcon name="sleep" />
      {left === null ? null : <span aria-hidden="true">{left}</span>}
      <span className="visually-hidden">Sleep timer</span>
      <select
        value={left === null ? '' : 'left'}
        onChange={({ currentTarget }) => controls.setSleep(Number(currentTarget.value) || null)}
      >
        <option value="">Off</option>
        {left === null ? null : <option value="left">{left} min left</option>}
        {sleepMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} min
          </option>
        ))}
      </select>
    </label>
  )
}

/** Renders the slider through the recording, on its waveform where that is known. */
export function Timeline({ sound, controls, waveform }: Props & { waveform: readonly number[] }) {
  const { time, duration } = sound
  const played = duration > 0 ? (time / duration) * 100 : 0
  const path = waveform.length > 0 ? waveformPath(waveform) : null
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key)
    if (step === null) return
    event.preventDefault()
    controls.skip(step)
  }
  return (
    // Time runs from left to right, also on pages that are read from right to left.
    <div className={`player__timeline${path ? '' : ' player__timeline--plain'}`} dir="ltr">
      {[undefined, { clipPath: `inset(0 ${100 - played}% 0 0)` }].map((style) => (
        <svg
          key={style ? 'played' : 'whole'}
          className={`player__wave${style ? ' player__wave--played' : ''}`}
          style={style}
          viewBox={path ? `0 0 ${waveformWidth(waveform)} ${waveformHeight}` : '0 0 1 1'}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path ?? 'M0 0h1v1H0z'} fill="currentColor" />
        </svg>
      ))}
      <input
        type="range"
        className="player__slider"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        aria-label="Position"
        aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}`}
        onInput={({ currentTarget }) => controls.seek(Number(currentTarget.value))}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

export function Times({ sound }: Pick<Props, 'sound'>) {
  return (
    <p className="player__times" dir="ltr" aria-hidden="true">
      <span>{clockTime(sound.time)}</span>
      <span>{clockTime(sound.duration)}</span>
    </p>
  )
}
