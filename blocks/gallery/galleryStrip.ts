import { type Dispatch, useEffect, useState } from 'react'
import type { Swiper } from 'swiper'
import type { GalleryAction } from './gallery.state.ts'
import { slideSpeed } from './galleryMotion.ts'

/** Makes the strip that the server sent slide, one photo at a time, and keeps it at `index`. */
export function useStrip(stage: HTMLElement | null, index: number, dispatch: Dispatch<GalleryAction>): void {
  const [swiper, setSwiper] = useState<Swiper | null>(null)

  useEffect(() => {
    const strip = stage?.querySelector<HTMLElement>('.gallery__strip')
    const photos = strip?.querySelector<HTMLElement>('.gallery__photos')
    if (!strip || !photos) return
    let made: Swiper | null = null
    let isGone = false

    const openPhoto = (event: Event) => {
      const photo = event.target instanceof Element ? event.target.closest('.gallery__frame') : null
      if (photo && made?.allowClick) dispatch({ type: 'open', index: made.activeIndex })
    }
    const start = async () => {
      const { Swiper } = await import('swiper')
      if (isGone) return
      // A reader may have scrolled the strip before it was taken over.
      const initialSlide = Math.round(Math.abs(photos.scrollLeft) / Math.max(photos.clientWidth, 1))
      photos.scrollLeft = 0
      photos.removeAttribute('tabindex')
      made = new Swiper(strip, {
        wrapperClass: 'gallery__photos',
        slideClass: 'gallery__photo',
        containerModifierClass: 'gallery__strip--',
        initialSlide,
        speed: slideSpeed(),
        on: { slideChange: ({ activeIndex }) => dispatch({ type: 'inlineShow', index: activeIndex }) },
      })
      dispatch({ type: 'inlineShow', index: initialSlide })
      photos.addEventListener('click', openPhoto)
      setSwiper(made)
    }
    start().catch((error: unknown) => {
      // The strip can be scrolled without it.
      console.error(error)
    })

    return () => {
      isGone = true
      photos.removeEventListener('click', openPhoto)
      made?.destroy()
      setSwiper(null)
    }
  }, [stage, dispatch])

  useEffect(() => {
    if (swiper && swiper.activeIndex !== index) swiper.slideTo(index, slideSpeed())
  }, [swiper, index])
}
