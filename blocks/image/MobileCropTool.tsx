'use client'

import { type PointerEvent, useState } from 'react'
import type { z } from 'zod'
import { ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import type { LibraryMedia } from '../core/editor.types.ts'
import { CropIcon } from '../core/icons.tsx'
import type { mobileCrop } from './image.schema.ts'

type MobileCrop = z.output<typeof mobileCrop>

const ratios = [
  { value: 'Original', label: 'Original' },
  { value: 'Square', label: 'Square' },
  { value: 'Vertical', label: 'Vertical' },
] as const

const whole: MobileCrop = { aspectRatio: 'Original', focalPoint: { x: 0.5, y: 0.5 } }

interface MobileCropToolProps {
  media: LibraryMedia
  crop: MobileCrop | null
  onChange(crop: MobileCrop | null): void
}

/** How the picture is cut on a phone (block-editor 2.10): a ratio, and the point that has to stay in sight. */
export function MobileCropTool({ media, crop, onChange }: MobileCropToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { aspectRatio, focalPoint } = crop ?? whole
  const hasFocus = aspectRatio !== 'Original'

  const setFocus = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (offset: number, length: number) => Math.min(1, Math.max(0, Number((offset / length).toFixed(3))))
    onChange({
      aspectRatio,
      focalPoint: { x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) },
    })
  }

  return (
    <span className="block-tool-link">
      <ToolButton label="Select mobile aspect ratio and crop" isPressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <CropIcon />
      </ToolButton>
      {isOpen && (
        <span className="block-tool-popover block-crop">
          <ToolSelect
            label="Aspect ratio"
            value={aspectRatio}
            options={ratios}
            onChange={(ratio) => onChange({ aspectRatio: ratio, focalPoint })}
          />
          <ToolButton label="Reset" isDisabled={!crop} onClick={() => onChange(null)} />
          <button
            type="button"
            className="block-crop-picture"
            disabled={!hasFocus}
            aria-label="Set Mobile Focal Point"
            onPointerDown={setFocus}
            onPointerMove={(event) => event.buttons === 1 && setFocus(event)}
          >
            <img src={media.src} alt="" draggable={false} />
            {hasFocus && <span style={{ left: `${focalPoint.x * 100}%`, top: `${focalPoint.y * 100}%` }} />}
          </button>
        </span>
      )}
    </span>
  )
}
