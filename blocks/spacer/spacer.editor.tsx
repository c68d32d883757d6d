'use client'

import { type PointerEvent, useState } from 'react'
import { SpacerIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

/** A height as the block may have it: whole, 1 to 2000 px. */
export function spacerHeight(value: number): number {
  return Math.min(2000, Math.max(1, Math.round(value)))
}

function SpacerBody({ props, update, isEditable }: FaceProps<'spacer'>) {
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
    <div className="spacer-face" style={{ height }}>
      <span>{height} px</span>
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

function SpacerToolbar({ props, update }: FaceProps<'spacer'>) {
  return (
    <label className="block-tool-number">
      Height
      <input
        type="number"
        className="block-tool-text"
        min={1}
        max={2000}
        value={props.height}
        onChange={(event) => {
          if (event.target.value !== '') update({ height: spacerHeight(event.target.valueAsNumber) })
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </label>
  )
}

export const spacerFace: BlockFace<'spacer'> = {
  Icon: SpacerIcon,
  keywords: ['space', 'gap'],
  isInsertable: true,
  Body: SpacerBody,
  Toolbar: SpacerToolbar,
}
