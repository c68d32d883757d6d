/** Returns how long a recording is, in seconds: as the browser has read, else as it is known. */
export function lengthOf(audio: HTMLAudioElement, known: number | null, unknown = 0): number {
  return Number.isFinite(audio.duration) ? audio.duration : (known ?? unknown)
}

/** Tries again to load a recording, from where it failed. */
export function reload(audio: HTMLAudioElement): void {
  const { currentTime } = audio
  audio.load()
  audio.currentTime = currentTime
}
