import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lengthOf, reload } from './audioElement.ts'
import {
  type HeardEpisode,
  readCurrent,
  readPosition,
  readRate,
  readSleep,
  writeCurrent,
  writePosition,
  writeRate,
  writeSleep,
} from './listening.store.ts'
import { countListening } from './listeningTrack.ts'
import { offerMediaKeys } from './mediaKeys.ts'
import { clampTime, isSleeping, startingTime } from './playback.rules.ts'
import { showPlaying, toggledName } from './playLinks.ts'

/** The state of a recording; times in seconds. */
export interface Sound {
  isPlaying: boolean
  isWaiting: boolean
  hasFailed: boolean
  time: number
  duration: number
  rate: number
  /** When the sleep timer stops it, in milliseconds since 1970; null while that is off. */
  sleepsAt: number | null
}

export interface SoundControls {
  toggle(): void
  play(): void
  pause(): void
  /** Goes to a position, in seconds. */
  seek(time: number): void
  /** Goes on by seconds; back by negative ones. */
  skip(seconds: number): void
  setRate(rate: number): void
  /** Stops in some minutes; null: goes on. */
  setSleep(minutes: number | null): void
}

// Seconds that are played before the position is kept again.
const keptEvery = 5

const startedName = 'podcaststarted'

declare global {
  interface WindowEventMap {
    // A player started; all others stop. Its detail is the id of the episode.
    [startedName]: CustomEvent<string>
  }
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
    sleepsAt: null,
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
    setSleep: (minutes) => {
      const sleepsAt = minutes === null ? null : Date.now() + minutes * 60_000
      writeSleep(sleepsAt)
      setSound((before) => ({ ...before, sleepsAt }))
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
    const count = countListening(episode.id, readPosition(episode.id) > 0)
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
        sleepsAt: readSleep(),
      })
      showPlaying(episode.id, isPlaying)
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
        if (isSleeping(readSleep(), Date.now())) writeSleep(null)
        window.dispatchEvent(new CustomEvent(startedName, { detail: episode.id }))
        keepCurrent(true)
        offerMediaKeys(episode, audio, latest)
        show()
      },
      playing: () => {
        count.started()
        show()
      },
      pause: () => {
        if (isLeaving) return
        if (!audio.ended) count.paused()
        keep()
        // Another episode may have taken the place of this one already.
        if (readCurrent()?.id === episode.id) keepCurrent(false)
        show()
      },
      timeupdate: () => {
        if (!audio.paused && Math.abs(audio.currentTime - kept) >= keptEvery) keep()
        if (!audio.paused) count.reached(audio.currentTime / lengthOf(audio, episode.duration))
        if (!audio.paused && isSleeping(readSleep(), Date.now())) audio.pause()
        show()
      },
      seeked: () => {
        keep()
        show()
      },
      ended: () => {
        count.ended()
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
    const toggleByLink = (event: CustomEvent<string>) => {
      if (event.detail !== episode.id) return
      event.preventDefault()
      latest.current.toggle()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener(startedName, stopForOther)
    window.addEventListener(toggledName, toggleByLink)

    // What was started before this script is not moved.
    if (audio.paused) goOn()
    show()
    // It runs a moment after the player is gone: what has to happen at once does not wait for it.
    return () => {
      for (const [name, listener] of listeners) audio.removeEventListener(name, listener)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener(startedName, stopForOther)
      window.removeEventListener(toggledName, toggleByLink)
      if (!audio.paused) {
        count.paused()
        keep()
      }
      audio.pause()
      showPlaying(episode.id, false)
    }
  }, [episode, audioRef])

  return [sound, controls]
}
