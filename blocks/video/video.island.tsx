import { useEffect, useRef, useState } from 'react'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import { CaptionTracks } from '../core/captions.tsx'

export interface SilentFilmProps {
  src: string
  poster?: string
  width?: number
  height?: number
  label: string
  captions: ReaderMedia['captions']
  /** Language of the page. */
  lang?: string
  loop: boolean
  /** The editor wants the browser's controls over it while it plays. */
  hasControls: boolean
}

/**
 * Renders a film without sound that starts by itself, unless the reader prefers reduced motion, and can always be
 * stopped. Without its script it waits in the browser's own player.
 */
export function SilentFilmIsland({
  src,
  poster,
  width,
  height,
  label,
  captions,
  lang,
  loop,
  hasControls,
}: SilentFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    if (!film.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    film.current.muted = true
    // Where the browser refuses, its controls stay.
    film.current.play().then(
      () => setHasStarted(true),
      () => undefined,
    )
  }, [])

  const toggle = () => {
    if (isPlaying) film.current?.pause()
    else void film.current?.play()
  }
  const hasOwnButton = hasStarted && !hasControls
  return (
    <div className="video__stage">
      <video
        ref={film}
        className="video__player"
        src={src}
        poster={poster}
        width={width}
        height={height}
        controls={!hasOwnButton}
        loop={loop}
        muted
        playsInline
        preload={poster ? 'none' : 'metadata'}
        aria-label={label}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <CaptionTracks captions={captions} lang={lang} />
      </video>
      {hasOwnButton && (
        <button type="button" className="video__toggle" onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      )}
    </div>
  )
}
