import type { HeardEpisode } from './listening.store.ts'
import { chapterBeside, steps } from './playback.rules.ts'
import type { SoundControls } from './useSound.ts'

/** Shows the episode where the device shows what plays, and has its keys work the player. */
export function offerMediaKeys(
  { headline, show, cover, chapters }: HeardEpisode,
  audio: HTMLAudioElement,
  controls: { current: SoundControls },
): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.metadata = new MediaMetadata({ title: headline, artist: show, artwork: cover ? [{ src: cover }] : [] })
  const toChapter = (step: -1 | 1) => () =>
    controls.current.seek(chapterBeside(chapters, audio.currentTime, step) ?? audio.currentTime)
  const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', () => controls.current.play()],
    ['pause', () => controls.current.pause()],
    ['seekbackward', ({ seekOffset }) => controls.current.skip(-(seekOffset ?? steps.back))],
    ['seekforward', ({ seekOffset }) => controls.current.skip(seekOffset ?? steps.forward)],
    // A device shows these keys where they do something.
    ['previoustrack', chapters.length > 0 ? toChapter(-1) : null],
    ['nexttrack', chapters.length > 0 ? toChapter(1) : null],
    ['seekto', ({ seekTime }) => controls.current.seek(seekTime ?? audio.currentTime)],
  ]
  for (const [action, handler] of actions) {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // A browser that does not know the key.
    }
  }
  const place = () => {
    if (!Number.isFinite(audio.duration) || audio.duration <= 0) return
    session.setPositionState({
      duration: audio.duration,
      playbackRate: audio.playbackRate,
      position: Math.min(audio.currentTime, audio.duration),
    })
  }
  audio.onseeked = place
  audio.onratechange = place
  audio.onloadedmetadata = place
  place()
}
