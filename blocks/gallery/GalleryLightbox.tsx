import { type Dispatch, type KeyboardEvent, useEffect, useRef } from 'react'
import { GalleryIcon } from './GalleryIcon.tsx'
import { GallerySlides } from './GallerySlides.tsx'
import type { GalleryAction, GalleryState } from './gallery.state.ts'
import { closingTime } from './galleryMotion.ts'
import type { GalleryPhoto } from './galleryPhotos.ts'

interface Props {
  heading: string
  photos: GalleryPhoto[]
  state: GalleryState
  dispatch: Dispatch<GalleryAction>
  onClosed(): void
}

// Keeps the page behind from scrolling, and from moving when its scroll bar goes.
function lockScroll(): () => void {
  const { documentElement: root } = document
  const { overflow, paddingInlineEnd } = root.style
  root.style.paddingInlineEnd = `${innerWidth - root.clientWidth}px`
  root.style.overflow = 'hidden'
  return () => Object.assign(root.style, { overflow, paddingInlineEnd })
}

/**
 * Renders the gallery over the whole window: one photo at a time, or all of them in a grid. A modal dialog keeps the
 * focus.
 */
export function GalleryLightbox({ heading, photos, state, dispatch, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { view, index, count } = state
  const isGrid = view === 'grid'
  const photo = photos[index]
  const giveBack = useRef(onClosed)
  giveBack.current = onClosed

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const unlock = lockScroll()
    return () => {
      unlock()
      element?.close()
      giveBack.current()
    }
  }, [])

  useEffect(() => {
    if (view !== 'closing') return
    const timer = setTimeout(() => dispatch({ type: 'closed' }), closingTime())
    return () => clearTimeout(timer)
  }, [view, dispatch])

  // A photo that was chosen in the grid is gone with the grid, and the focus with it.
  useEffect(() => {
    if (view === 'slideshow') toggle.current?.focus()
  }, [view])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'ArrowRight') dispatch({ type: isRightToLeft ? 'previous' : 'next' })
    if (event.key === 'ArrowLeft') dispatch({ type: isRightToLeft ? 'next' : 'previous' })
  }

  return (
    <dialog
      ref={dialog}
      className={`gallery__lightbox${view === 'closing' ? ' gallery__lightbox--closing' : ''}`}
      aria-label={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        dispatch({ type: 'close' })
      }}
      // A browser may close it without asking, when Escape is pressed twice.
      onClose={() => {
        dispatch({ type: 'close' })
        dispatch({ type: 'closed' })
      }}
    >
      <div className="gallery__bar">
        <p className="gallery__count" dir="ltr">
          {index + 1} / {count}
        </p>
        {count > 1 && (
          <button
            ref={toggle}
            type="button"
            className="gallery__tool"
            onClick={() => dispatch({ type: isGrid ? 'back' : 'browse' })}
          >
            <GalleryIcon name={isGrid ? 'photo' : 'grid'} />
            {isGrid ? 'Back to the current photo' : 'Browse photos'}
          </button>
        )}
        <button type="button" className="gallery__tool" onClick={() => dispatch({ type: 'close' })}>
          <GalleryIcon name="close" />
          <span className="gallery__tool-text">Close gallery</span>
        </button>
      </div>
      <div className="gallery__view" hidden={isGrid}>
        <GallerySlides photos={photos} index={index} dispatch={dispatch} />
        {count > 1 && (
          <>
            <button
              type="button"
              className="gallery__arrow gallery__arrow--previous"
              onClick={() => dispatch({ type: 'previous' })}
            >
              <GalleryIcon name="previous" />
              <span className="visually-hidden">Go to previous photo</span>
            </button>
            <button
              type="button"
              className="gallery__arrow gallery__arrow--next"
              onClick={() => dispatch({ type: 'next' })}
            >
              <GalleryIcon name="next" />
              <span className="visually-hidden">Go to next photo</span>
            </button>
          </>
        )}
        <p className="gallery__legend" aria-live="polite">
          <span className="visually-hidden">{`Photo ${index + 1} of ${count}. `}</span>
          {photo?.caption} <span className="gallery__credit">{photo?.credit}</span>
        </p>
      </div>
      {isGrid && (
        <ul className="gallery__grid">
          {photos.map(({ alt, src, srcSet, caption }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a page that is open stay as they are
            <li key={position}>
              <button
                type="button"
                className="gallery__thumb"
                aria-current={position === index ? 'true' : undefined}
                onClick={() => dispatch({ type: 'show', index: position })}
              >
                <span className="visually-hidden">Show image </span>
                <img
                  alt={alt}
                  src={src}
                  srcSet={srcSet || undefined}
                  sizes="(min-width: 768px) 25vw, 50vw"
                  loading="lazy"
                />
              </button>
              {caption && (
                <p className="gallery__thumb-caption" dir="auto">
                  {caption}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </dialog>
  )
}
