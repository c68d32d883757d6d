'use client'

import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import { usePicker } from '../kit/picker/usePicker.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { FocalPointDialog, type FocalUse } from './FocalPointDialog.tsx'
import type { FocalPoint } from './focalPoint.ts'

/** Shows the crop of a post's picture at each of its uses, and the dialog to change it. */
export function CropTool({
  label,
  media,
  point,
  uses,
  isClosed,
  onChange,
}: {
  label: string
  media: LibraryMedia
  point: FocalPoint | null
  uses: readonly FocalUse[]
  isClosed: boolean
  onChange(point: FocalPoint | null): void
}) {
  const { pick, dialog } = usePicker(FocalPointDialog)
  const { x, y } = point ?? media.focalPoint
  const crop = async () => {
    const answer = await pick({
      title: `Crop: ${label}`,
      picture: { src: media.src, alt: media.alt },
      point,
      fallback: media.focalPoint,
      choices: [],
      choice: '',
      uses,
    })
    if (answer) onChange(answer.point)
  }
  return (
    <>
      {!isClosed && (
        <SmallButton aria-label={`Crop: ${label}`} onClick={() => void crop()}>
          Crop
        </SmallButton>
      )}
      <div className="media-field__uses">
        {uses.map(({ label: use, ratio }) => (
          <figure key={use}>
            <img src={media.src} alt="" style={{ aspectRatio: ratio, objectPosition: `${x * 100}% ${y * 100}%` }} />
            <figcaption>{use}</figcaption>
          </figure>
        ))}
        {point === null && <p className="focal__help">No crop is set: cut as the library says.</p>}
      </div>
      {dialog}
    </>
  )
}
