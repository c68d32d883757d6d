'use client'

import { type PointerEvent, useState } from 'react'
import { SpacerIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { spacer } from './spacer.schema.ts'
import { spacerShape } from './spacer.shape.ts'

/** Returns a height as the block may have it: whole, 1 to 2000 px. */
export function spacerHeight(value: number): number {
  return Math.min(2000, Math.max(1, Math.round(value)))
}

/** Returns a width as the block may have it: whole, 0 to 2000 px. */
export function spacerWidth(value: number): number {
  return Math.min(2000, Math.max(0, Math.round(value)))
}

function SpacerBody({ props, update, isEditable }: EditorViewProps<typeof spacer>) {
  const [drag, setDrag] = useState<{ fromY: number; height: number } | null>(null)
  const height = drag?.height ?? props.height
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ fromY: event.clientY, height: props.height })
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (drag) setDrag({ ...drag, height: spacerHeight(props.height + event.clientY - drag.fromY) })
  }
  const end = () => {
    if (drag) update({ height: drag.height })
    setDrag(null)
  }
  return (
    <div className="spacer-face" style={spacerShape({ height, width: props.width })}>
      <span>{props.width > 0 ? `${props.width} × ${height} px` : `${height} px`}</span>
      {isEditable && (
        <button
          type="button"
          className="spacer-face-handle"
          aria-label="Drag to change the height"
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={() => setDrag(null)}
        />
      )}
    </div>
  )
}

interface LengthProps {
  label: string
  min: number
  // Pixels; null where nothing is said.
  value: number | null
  placeholder?: string
  onChange(value: number): void
}

function LengthField({ label, min, value, placeholder, onChange }: LengthProps) {
  return (
    <label className="block-tool-number">
      {label}
      <input
        type="number"
        className="block-tool-text"
        min={min}
        max={2000}
        value={value ?? ''}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value === '' ? Number.NaN : event.target.valueAsNumber)}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </label>
  )
}

function SpacerToolbar({ props, update }: EditorViewProps<typeof spacer>) {
  return (
    <>
      <LengthField
        label="Height"
        min={1}
        value={props.height}
        onChange={(height) => {
          if (!Number.isNaN(height)) update({ height: spacerHeight(height) })
        }}
      />
      <LengthField
        label="Width"
        min={0}
        value={props.width || null}
        placeholder="All"
        onChange={(width) => update({ width: Number.isNaN(width) ? 0 : spacerWidth(width) })}
      />
    </>
  )
}

export const spacerEditorView: BlockEditorView<typeof spacer> = {
  Icon: SpacerIcon,
  keywords: ['space', 'gap'],
  isInsertable: true,
  Body: SpacerBody,
  Toolbar: SpacerToolbar,
}
