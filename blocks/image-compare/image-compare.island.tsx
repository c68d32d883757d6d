import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { positionAfterKey, positionUnder, startPosition } from './image-compare.state.ts'

export interface ImageCompareIslandProps {
  /** Labels of the two pictures; empty for none. */
  first: string
  second: string
}

// Lets a finger or a pointer anywhere on the pictures move the line; scrolling up and down stays the browser's.
function useDragging(frame: HTMLElement | null, move: (position: number) => void): void {
  // Before the slider is painted: a press on the pictures counts as soon as it is there.
  useLayoutEffect(() => {
    if (!frame) return
    const follow = ({ clientX }: PointerEvent) => move(positionUnder(clientX, frame.getBoundingClientRect()))
    const start = (event: PointerEvent) => {
      if (event.button !== 0) return
      frame.setPointerCapture(event.pointerId)
      follow(event)
    }
    const drag = (event: PointerEvent) => {
      if (frame.hasPointerCapture(event.pointerId)) follow(event)
    }
    // A picture would be dragged away instead.
    const keep = (event: Event) => event.preventDefault()
    frame.addEventListener('pointerdown', start)
    frame.addEventListener('pointermove', drag)
    frame.addEventListener('dragstart', keep)
    return () => {
      frame.removeEventListener('pointerdown', start)
      frame.removeEventListener('pointermove', drag)
      frame.removeEventListener('dragstart', keep)
    }
  }, [frame, move])
}

/** Renders the slider over two pictures. On the server it is empty: there, both are shown whole. */
export function ImageCompareIsland({ first, second }: ImageCompareIslandProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [position, setPosition] = useState(startPosition)

  useEffect(() => setFrame(anchor.current?.closest<HTMLElement>('.image-compare__frame') ?? null), [])
  useEffect(() => frame?.style.setProperty('--image-compare-position', `${position * 100}%`), [frame, position])
  useDragging(frame, setPosition)

  const percent = Math.round(position * 100)
  return (
    <>
      <span ref={anchor} hidden />
      {frame && (
        <div
          className="image-compare__slider"
          role="slider"
          tabIndex={0}
          aria-label={first && second ? `Compare the pictures: ${first}, ${second}` : 'Compare the two pictures'}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${percent}% of ${first || 'the first picture'}`}
          onKeyDown={(event) => {
            const next = positionAfterKey(position, event.key, event.shiftKey)
            if (next === null) return
            // The page must not scroll as well.
            event.preventDefault()
            setPosition(next)
          }}
        />
      )}
    </>
  )
}
