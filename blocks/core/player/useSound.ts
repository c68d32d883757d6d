import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { trackEvent } from '#contract/trackEvent.ts'
import {
  type HeardEpisode,
  readCurrent,
  readPosition,
  readRate,
  writeCurrent,
  writePosition,
  writeRate,
} from './listening.store.ts'
import { offerMediaKeys } from './mediaKeys.ts'
import { clampTime, startingTime } from './playback.rules.ts'

/** The state of a recording; times in seconds. */
export interface Sound {
  isPlaying: boolean
  /** It shall play, and waits for data. */
  isWaiting: boolean
  hasFailed: boolean
  time: number
  duration: number
  rate: number
}

export interface SoundControls {
  toggle(): void
  /** Starts to play. */
  play(): void
  pause(): void
  /** Goes to a position, in seconds. */
  seek(time: number): void
  /** Goes on by seconds; back by negative ones. */
  skip(seconds: number): void
  setRate(rate: number): void
}

/** Seconds that are played before the position is kept again. */
const keptEvery = 5

/** Parts of an episode that are counted when they are reached, in percent. */
const shares = ['25', '50', '75'] as const

type Share = (typeof shares)[number]

const startedName = 'podcaststarted'

declare global {
  interface WindowEventMap {
    /** A player started; all others stop. Its detail is the id of the episode. */
    [startedName]: CustomEvent<string>
  }
}

const lengthOf = (audio: HTMLAudioElement, known: number | null, unknown = 0): number =>
  Number.isFinite(audio.duration) ? audio.duration : (known ?? unknown)

/** Tries again to load a recording, from where it failed. */
function reload(audio: HTMLAudioElement): void {
  const { currentTime } = audio
  audio.load()
  audio.currentTime = currentTime
}

/**
 * Plays an episode in an audio element: goes on where the reader stopped, keeps the position, the speed and what goes on
 * over pages, answers the keys of the device, and stops when another player starts.
 *
 * @param onOtherStarted called when another episode starts
 */
export function useSound(
  episode: HeardEpisode,
  audioRef: RefObject<HTMLAudioElement | null>,
  onOtherStarted?: () => void,
): [Sound, SoundControls] {
  const [sound, setSound] = useState<Sound>({
    isPlaying: false,
    isWaiting: false,
    hasFailed: false,
    time: 0,
    duration: episode.duration ?? 0,
    rate: 1,
  })
  const otherStarted = useRef(onOtherStarted)
  otherStarted.current = onOtherStarted

  const controls: SoundControls = {
    play: useCallback(() => {
      const audio = audioRef.current
      if (!audio) return
      if (audio.error) reload(audio)
      // A refusal, because the page has not been touched yet, shows as a pause.
      audio.play().catch(() => undefined)
    }, [audioRef]),
    pause: useCallback(() => audioRef.current?.pause(), [audioRef]),
    toggle: () => {
      const { paused, error } = audioRef.current ?? { paused: true, error: null }
      if (paused || error) controls.play()
      else controls.pause()
    },
    seek: (time) => {
      const audio = audioRef.current
      if (audio) audio.currentTime = clampTime(time, lengthOf(audio, episode.duration))
    },
    skip: (seconds) => controls.seek((audioRef.current?.currentTime ?? 0) + seconds),
    setRate: (rate) => {
      writeRate(rate)
      if (audioRef.current) audioRef.current.playbackRate = rate
    },
  }
  const latest = useRef(controls)
  latest.current = controls

  useEffect(() => {
    const audio = audioRef.current
    if (!audio) return
    let kept = 0
    let hasFailed = audio.error !== null
    let isLeaving = false
    // One who goes on is not counted again.
    let isCounted = readPosition(episode.id) > 0
    const reached = new Set<Share>()
    const track = (name: 'podcast_play' | 'podcast_pause' | 'podcast_end') =>
      trackEvent({ name, props: { category: 'podcast', episode: episode.id } })
    const trackProgress = () => {
      const heard = (audio.currentTime / lengthOf(audio, episode.duration)) * 100
      for (const percent of shares) {
        if (reached.has(percent) || !(heard >= Number(percent))) continue
        reached.add(percent)
        trackEvent({ name: 'podcast_progress', props: { category: 'podcast', episode: episode.id, percent } })
      }
    }
    const startFrom = (stopped: number) =>
      startingTime(stopped, lengthOf(audio, episode.duration, Number.POSITIVE_INFINITY))

    const show = () => {
      const isPlaying = !audio.paused && !audio.ended && !hasFailed
      setSound({
        isPlaying,
        isWaiting: isPlaying && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
        hasFailed,
        time: audio.currentTime,
        duration: lengthOf(audio, episode.duration),
        rate: audio.playbackRate,
      })
    }
    const keep = () => {
      kept = audio.currentTime
      writePosition(episode.id, startFrom(kept))
    }
    const keepCurrent = (isPlaying: boolean) => writeCurrent({ ...episode, isPlaying })
    const restore = () => {
      const stopped = startFrom(readPosition(episode.id))
      if (stopped > 0 && Math.abs(audio.currentTime - stopped) > 1) audio.currentTime = stopped
      audio.playbackRate = readRate()
      audio.defaultPlaybackRate = audio.playbackRate
    }
    const goOn = () => {
      restore()
      const current = readCurrent()
      if (current?.id === episode.id && current.isPlaying) latest.current.play()
    }

    const on: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      play: () => {
        hasFailed = false
        window.dispatchEvent(new CustomEvent(startedName, { detail: episode.id }))
        keepCurrent(true)
        offerMediaKeys(episode, audio, latest)
        show()
      },
      playing: () => {
        if (!isCounted) track('podcast_play')
        isCounted = true
        show()
      },
      pause: () => {
        if (isLeaving) return
        if (!audio.ended) track('podcast_pause')
        keep()
        // Another episode may have taken the place of this one already.
        if (readCurrent()?.id === episode.id) keepCurrent(false)
        show()
      },
      timeupdate: () => {
        if (!audio.paused && Math.abs(audio.currentTime - kept) >= keptEvery) keep()
        if (!audio.paused) trackProgress()
        show()
      },
      seeked: () => {
        keep()
        show()
      },
      ended: () => {
        track('podcast_end')
        writePosition(episode.id, 0)
        writeCurrent(null)
        show()
      },
      error: () => {
        hasFailed = true
        show()
      },
      waiting: show,
      canplay: show,
      durationchange: show,
      ratechange: show,
    }
    const listeners = Object.entries(on)
    for (const [name, listener] of listeners) audio.addEventListener(name, listener)

    const leave = () => {
      // A page that the browser keeps must not go on sounding behind the next one.
      if (audio.paused || audio.ended) return
      isLeaving = true
      audio.pause()
      keep()
      keepCurrent(true)
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      isLeaving = false
      if (persisted) goOn()
    }
    const stopForOther = ({ detail }: CustomEvent<string>) => {
      if (detail === episode.id) return
      audio.pause()
      otherStarted.current?.()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener(startedName, stopForOther)

    // What was started before this script is not moved.
    if (audio.paused) goOn()
    show()
    return () => {
      for (const [name, listener] of listeners) audio.removeEventListener(name, listener)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener(startedName, stopForOther)
      audio.pause()
    }
  }, [episode, audioRef])

  return [sound, controls]
}
