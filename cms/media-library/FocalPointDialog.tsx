'use client'

import './focalPoint.css'
import './mediaLibrary.css'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { PickerDialog } from '../kit/picker/PickerDialog.tsx'
import type { PickerProps } from '../kit/picker/usePicker.tsx'
import { type FocalPoint, middle, movedFocus, share } from './focalPoint.ts'

/** A frame that readers see the picture in: a ratio as width by height. */
export interface FocalUse {
  label: string
  ratio: number
}

export interface FocalPointOptions {
  title: string
  picture: { src: string; alt: string }
  /** Null: where the library says. */
  point: FocalPoint | null
  /** The library's focal point, which is shown until another point is set. */
  fallback: FocalPoint
  /** Frames of which one is chosen; without them the picture is cut to every one of `uses`. */
  choices: readonly { value: string; label: string; ratio: number | null }[]
  choice: string
  uses: readonly FocalUse[]
}

export interface FocalPointAnswer {
  point: FocalPoint | null
  choice: string
}

/**
 * Sets the focal point of a picture, which stays visible in every crop, and previews the crops
 * (docs/spec/editor.md#mobile-crop).
 */
export function FocalPointDialog({ options, onAnswer }: PickerProps<FocalPointOptions, FocalPointAnswer>) {
  const { title, picture, fallback, choices, uses } = options
  const name = useId()
  const [point, setPoint] = useState(options.point)
  const [choice, setChoice] = useState(options.choice)
  const chosen = choices.find(({ value }) => value === choice)
  // The whole picture has no point that could get lost.
  const isOff = chosen !== undefined && chosen.ratio === null
  const shown = point ?? fallback
  const frames = chosen ? (chosen.ratio === null ? [] : [{ label: chosen.label, ratio: chosen.ratio }]) : uses
  const save = () => onAnswer({ point: isOff ? null : point, choice })

  const setByPointer = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setPoint({ x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) })
  }
  const setByKey = (event: KeyboardEvent) => {
    const moved = movedFocus(shown, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    setPoint(moved)
  }

  return (
    <PickerDialog
      title={title}
      onCancel={() => onAnswer(null)}
      onConfirm={save}
      footer={
        <footer className="picker__footer">
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={point === null && choice === (choices[0]?.value ?? '')}
            onClick={() => {
              setPoint(null)
              setChoice(choices[0]?.value ?? '')
            }}
          >
            Reset
          </Button>
          <span className="picker__select">
            <Button margin={false} onClick={save}>
              Save
            </Button>
          </span>
        </footer>
      }
    >
      <section className="media-screen focal">
        <div className="focal__picture">
          <button
            type="button"
            className="focal__field"
            disabled={isOff}
            aria-label="Focal point"
            aria-describedby={`${name}-help`}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setByPointer(event)
            }}
            onPointerMove={(event) => event.buttons === 1 && setByPointer(event)}
            onKeyDown={setByKey}
          >
            <img src={picture.src} alt={picture.alt} draggable={false} />
            {!isOff && <span style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }} />}
          </button>
          <p id={`${name}-help`} className="focal__help">
            {isOff
              ? 'The whole picture is shown.'
              : 'Click or drag to what has to stay in sight. Arrow keys move the point, with Shift by larger steps.'}
          </p>
        </div>
        <div className="focal__side">
          {choices.length > 0 && (
            <fieldset className="posts-list-filter">
              <legend>Aspect ratio</legend>
              {choices.map(({ value, label }) => (
                <label key={value} className="posts-list-radio">
                  <input type="radio" name={name} checked={choice === value} onChange={() => setChoice(value)} />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          {frames.map(({ label, ratio }) => (
            <figure key={label} className="focal__use">
              <img
                src={picture.src}
                alt=""
                style={{ aspectRatio: ratio, objectPosition: `${shown.x * 100}% ${shown.y * 100}%` }}
              />
              <figcaption>{label}</figcaption>
            </figure>
          ))}
          {!isOff && point === null && (
            <p className="focal__help">
              {fallback.x === middle.x && fallback.y === middle.y
                ? 'Cut around the middle.'
                : 'Cut as the library says.'}
            </p>
          )}
        </div>
      </section>
    </PickerDialog>
  )
}
