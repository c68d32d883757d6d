import { type Dispatch, memo, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { GalleryIcon } from './GalleryIcon.tsx'
import type { GalleryAction } from './gallery.state.ts'
import type { enableZoom } from './galleryGestures.ts'
import { slideSpeed } from './galleryMotion.ts'
import type { GalleryPhoto } from './galleryPhotos.ts'

// Rendered once: Swiper moves these elements to wrap around, and no other code may.
const Slides = memo(function Slides({ photos }: { photos: GalleryPhoto[] }) {
  return photos.map(({ alt, src, srcSet, width, height }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a page that is open stay as they are
    <div key={position} className="gallery__slide">
      <img
        alt={alt}
        src={src}
        srcSet={srcSet || undefined}
        sizes="100vw"
        width={width}
        height={height}
        className="gallery__full"
        loading="lazy"
        draggable={false}
      />
    </div>
  ))
})

function moveTo(swiper: Swiper, index: number): void {
  const count = swiper.slides.length
  const ahead = (index - swiper.realIndex + count) % count
  if (ahead === 0) return
  // While a slide is still moving, the next one cannot be slid to: it is shown at once, so that no press is lost.
  if (swiper.animating || (ahead !== 1 && ahead !== count - 1)) swiper.slideToLoop(index, 0)
  else if (ahead === 1) swiper.slideNext(slideSpeed())
  else swiper.slidePrev(slideSpeed())
}

interface Props {
  photos: GalleryPhoto[]
  index: number
  dispatch: Dispatch<GalleryAction>
}

/**
 * Renders the photos of the slideshow, which can be swiped and wrap around at both ends. The state decides which one is
 * shown; Swiper changes it only when the reader swiped, and is corrected if it ended up elsewhere.
 */
export function GallerySlides({ photos, index, dispatch }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const wanted = useRef(index)
  const isMovedByHand = useRef(false)
  const [swiper, setSwiper] = useState<Swiper | null>(null)
  const zoom = useRef<ReturnType<typeof enableZoom> | null>(null)
  const [isEnlarged, setIsEnlarged] = useState(false)

  useEffect(() => {
    let made: Swiper | null = null
    let isGone = false
    const start = async () => {
      const [{ Swiper }, { enableZoom }] = await Promise.all([import('swiper'), import('./galleryGestures.ts')])
      if (isGone || !container.current) return
      made = new Swiper(container.current, {
        wrapperClass: 'gallery__reel',
        slideClass: 'gallery__slide',
        containerModifierClass: 'gallery__slides--',
        initialSlide: wanted.current,
        loop: true,
        speed: slideSpeed(),
        on: {
          sliderMove() {
            isMovedByHand.current = true
          },
          realIndexChange({ realIndex }) {
            if (!isMovedByHand.current) return
            wanted.current = realIndex
            dispatch({ type: 'swiped', index: realIndex })
          },
          transitionEnd(moved) {
            if (moved.realIndex !== wanted.current) moved.slideToLoop(wanted.current, 0)
          },
        },
      })
      zoom.current = enableZoom(made, container.current, setIsEnlarged)
      setSwiper(made)
    }
    start().catch((error: unknown) => {
      console.error(error)
    })
    return () => {
      isGone = true
      zoom.current?.stop()
      made?.destroy()
    }
  }, [dispatch])

  useEffect(() => {
    if (!swiper || wanted.current === index) return
    wanted.current = index
    isMovedByHand.current = false
    moveTo(swiper, index)
  }, [swiper, index])

  return (
    <>
      <div ref={container} className="gallery__slides">
        <div className="gallery__reel">
          <Slides photos={photos} />
        </div>
      </div>
      {swiper && (
        <button type="button" className="gallery__tool gallery__enlarge" onClick={() => zoom.current?.toggle()}>
          <GalleryIcon name={isEnlarged ? 'smaller' : 'larger'} />
          <span className="visually-hidden">{isEnlarged ? 'Zoom out' : 'Zoom in'}</span>
        </button>
      )}
    </>
  )
}
