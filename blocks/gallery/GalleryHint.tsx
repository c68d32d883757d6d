import { useEffect, useState } from 'react'
import { galleryTiming, hintVisibility } from './gallery.state.ts'

/**
 * Renders a hint how to go on to the next photo: shown once, for two seconds, when the gallery has become visible
 * (docs/spec/reader-site.md#gallery-in-the-story).
 */
export function GalleryHint({ stage }: { stage: HTMLElement }) {
  const [isShown, setShown] = useState(false)
  const [isTouch, setTouch] = useState(false)

  useEffect(() => {
    setTouch(matchMedia('(pointer: coarse)').matches)
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= hintVisibility)) return
        observer.disconnect()
        setShown(true)
        timer = setTimeout(() => setShown(false), galleryTiming.hint)
      },
      { threshold: hintVisibility },
    )
    observer.observe(stage)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [stage])

  // Screen readers have the buttons, which say what they do.
  return (
    <p className={`gallery__hint${isShown ? ' gallery__hint--shown' : ''}`} aria-hidden="true">
      {isTouch ? 'Swipe' : 'Click arrows to view the slideshow'}
    </p>
  )
}
