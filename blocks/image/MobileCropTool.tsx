'use client'

import { ToolButton } from '../core/BlockTools.tsx'
import type { EditorServices, LibraryMedia, MobileCrop } from '../core/editor.types.ts'
import { CropIcon } from '../core/toolIcons.tsx'

interface MobileCropToolProps {
  media: LibraryMedia
  crop: MobileCrop | null
  services: Pick<EditorServices, 'pickMobileCrop'>
  onChange(crop: MobileCrop | null): void
}

/** Opens the dialog of how the picture is cut on a phone (docs/spec/editor.md#mobile-crop). */
export function MobileCropTool({ media, crop, services, onChange }: MobileCropToolProps) {
  const choose = async () => {
    const answer = await services.pickMobileCrop(media, crop)
    if (answer) onChange(answer.aspectRatio === 'Original' ? null : answer)
  }
  return (
    <ToolButton label="Select mobile aspect ratio and crop" isPressed={crop !== null} onClick={() => void choose()}>
      <CropIcon />
    </ToolButton>
  )
}
