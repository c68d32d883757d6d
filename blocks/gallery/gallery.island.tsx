import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { GalleryControls } from './GalleryControls.tsx'
import { GalleryHint } from './GalleryHint.tsx'
import { GalleryLightbox } from './GalleryLightbox.tsx'
import { galleryReducer, initialGallery } from './gallery.state.ts'
import { useGalleryHash } from './galleryHash.ts'
import { type GalleryPhoto, photosOf } from './galleryPhotos.ts'
import { useStrip } from './galleryStrip.ts'

export interface GalleryIslandProps {
  /** As it stands in the hash. */
  galleryId: string
  heading: string
  count: number
}

/**
 * Renders the interactive parts of a gallery: arrows and a hint over the strip, and the fullscreen slideshow. On the
 * server it is empty, because buttons that do nothing yet are worse than none.
 */
export function GalleryIsland({ galleryId, heading, count }: GalleryIslandProps): ReactNode {
  const [state, dispatch] = useReducer(galleryReducer, count, initialGallery)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [photos, setPhotos] = useState<GalleryPhoto[]>([])
  const anchor = useRef<HTMLSpanElement>(null)
  const expand = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const element = anchor.current?.closest<HTMLElement>('.gallery__stage') ?? null
    setStage(element)
    setPhotos(element ? photosOf(element) : [])
  }, [])

  useStrip(stage, state.inlineIndex, dispatch)
  useGalleryHash(galleryId, state, dispatch)

  return (
    <>
      <span ref={anchor} hidden />
      {stage && (
        <>
          <GalleryControls state={state} dispatch={dispatch} expand={expand} />
          {count > 1 && <GalleryHint stage={stage} />}
          {state.view !== 'inline' && (
            <GalleryLightbox
              heading={heading}
              photos={photos}
              state={state}
              dispatch={dispatch}
              onClosed={() => expand.current?.focus({ preventScroll: true })}
            />
          )}
        </>
      )}
    </>
  )
}
