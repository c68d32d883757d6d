'use client'

import { useEffect, useRef } from 'react'

/** Renders the way back to the gallery; it has the focus when a screen opens, so that Enter undoes what Enter did. */
export function BackToGallery({ onBack, isDisabled = false }: { onBack(): void; isDisabled?: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className="picker__link media-back" disabled={isDisabled} onClick={onBack}>
      ← Back to Gallery
    </button>
  )
}
