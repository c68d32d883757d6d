// Seconds into a film: its first picture is black too often.
const moment = 1

// Pixels of the wider side.
const side = 1280

// Milliseconds; a film that the browser cannot show in that time goes without a picture.
const timeoutMs = 10_000

/**
 * Returns a picture out of a film that the browser can play, to stand there before it does; null when it cannot be had.
 */
export async function posterOf(film: File): Promise<File | null> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(film)
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = url
    await event(video, 'loadeddata')
    video.currentTime = Math.min(moment, video.duration / 2 || 0)
    await event(video, 'seeked')
    const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return blob && new File([blob], `${film.name.replace(/\.[^.]*$/, '')}-poster.jpg`, { type: 'image/jpeg' })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

const event = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    signal.addEventListener('abort', () => reject(new Error(`No ${name}`)))
    video.addEventListener('error', () => reject(new Error('This film cannot be shown')), { once: true })
    video.addEventListener(name, () => resolve(), { once: true })
  })
