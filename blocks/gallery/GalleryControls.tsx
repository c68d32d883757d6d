import { type Dispatch, type RefObject, useEffect, useRef } from 'react'
import { GalleryIcon } from './GalleryIcon.tsx'
import { type GalleryAction, type GalleryState, inlineEnds } from './gallery.state.ts'

interface Props {
  state: GalleryState
  dispatch: Dispatch<GalleryAction>
  expand: RefObject<HTMLButtonElement | null>
}

/** Controls over the strip: "Expand photo", and arrows that are disabled at the ends. */
export function GalleryControls({ state, dispatch, expand }: Props) {
  const { isFirst, isLast } = inlineEnds(state)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)

  // A button that is switched off under the finger loses the focus; it belongs on the other one.
  useEffect(() => {
    if (!pressed.current) return
    if (isLast && !isFirst) previous.current?.focus({ preventScroll: true })
    if (isFirst && !isLast) next.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [isFirst, isLast])

  const go = (type: 'inlineNext' | 'inlinePrevious') => () => {
    pressed.current = true
    dispatch({ type })
  }

  return (
    <>
      {state.count > 1 && (
        <>
          <button
            ref={previous}
            type="button"
            className="gallery__arrow gallery__arrow--previous"
            disabled={isFirst}
            onClick={go('inlinePrevious')}
          >
            <GalleryIcon name="previous" />
            <span className="visually-hidden">Previous photo</span>
          </button>
          <button
            ref={next}
            type="button"
            className="gallery__arrow gallery__arrow--next"
            disabled={isLast}
            onClick={go('inlineNext')}
          >
            <GalleryIcon name="next" />
            <span className="visually-hidden">Next photo</span>
          </button>
          <p className="gallery__position" aria-hidden="true" dir="ltr">
            {state.inlineIndex + 1} / {state.count}
          </p>
        </>
      )}
      <button
        ref={expand}
        type="button"
        className="gallery__expand"
        onClick={() => dispatch({ type: 'open', index: state.inlineIndex })}
      >
        <GalleryIcon name="expand" />
        <span className="visually-hidden">Expand photo</span>
      </button>
    </>
  )
}
