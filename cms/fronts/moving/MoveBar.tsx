'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type MoveKind, moveKinds } from '#blocks/homepage-slot/movedPins.ts'
import type { Direction } from './slotGeometry.ts'

const words: Record<MoveKind, { label: string; explanation: string }> = {
  swap: { label: 'Swap', explanation: 'The two stories change places.' },
  shift: { label: 'Shift', explanation: 'The story there makes room.' },
  replace: { label: 'Replace', explanation: 'The story there is no longer pinned.' },
}

// The effect of Shift and Replace on a story that filled its slot automatically.
const givesWay = 'The story there came automatically and gives way.'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

interface MoveBarProps {
  headline: string
  place: string
  kind: MoveKind
  // True when the story in the chosen slot is pinned.
  isPinned: boolean
  // While a mouse drags the story, the bar only says what happens.
  isDragged: boolean
  onKind(kind: MoveKind): void
  onStep(direction: Direction): void
  onPut(): void
  onCancel(): void
}

// The hint for keyboards and the one for touch screens; the style sheet shows one of them.
function Keys() {
  return (
    <>
      <span className="move-bar__by-keys">Choose a slot with the arrow keys, or press on it</span>
      <span className="move-bar__by-touch">Touch the slot where it goes</span>
    </>
  )
}

/** Renders the controls of a move: where the story goes, what becomes of the one there, and the end of it. */
export function MoveBar({ headline, place, kind, isPinned, isDragged, onKind, onStep, onPut, onCancel }: MoveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isDragged) bar.current?.querySelector<HTMLElement>('.move-bar__put')?.focus({ preventScroll: true })
  }, [isDragged])
  const pressKey = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (event.key === 'Escape') onCancel()
    else if (direction) onStep(direction)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={bar} className="move-bar" role="dialog" aria-label="Move a story" tabIndex={-1} onKeyDown={pressKey}>
      <div className="move-bar__words">
        <p className="move-bar__headline">{headline}</p>
        <p aria-live="polite">
          To {place}. {isPinned || kind === 'swap' ? words[kind].explanation : givesWay}
        </p>
        <p className="move-bar__keys">{isDragged ? 'Hold Shift to shift, Alt to replace' : <Keys />}</p>
      </div>
      <fieldset className="move-bar__kinds" aria-label="The story in the slot">
        {moveKinds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            title={words[one].explanation}
            onClick={() => onKind(one)}
          >
            {words[one].label}
          </button>
        ))}
      </fieldset>
      {!isDragged && (
        <div className="move-bar__end">
          <Button className="move-bar__put" size="medium" margin={false} onClick={onPut}>
            Put here
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}
