'use client'

import { type DragEvent, type ReactNode, useId, useState } from 'react'

/** Renders a zone to drop or choose a file; shows the chosen one. */
export function DropZone({
  acceptedTypes,
  limit,
  isDisabled,
  alert,
  onPick,
  children,
}: {
  acceptedTypes: readonly string[]
  limit: string
  isDisabled: boolean
  /** Why the last file was dropped again. */
  alert: string | null
  onPick(file: File): void
  /** The chosen file; nothing before that. */
  children: ReactNode
}) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    setIsOver(false)
    if (file && !isDisabled) onPick(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isDisabled)
  }
  return (
    <div className="media-drop">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way for the pointer only; keys have the button in it */}
      <div
        className={`media-drop__zone${isOver ? ' media-drop__zone--over' : ''}`}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer.files[0])
        }}
      >
        {children}
        <label htmlFor={id} className="media-drop__label">
          Choose a file or drag & drop it here
        </label>
        <span>Max Size: {limit}</span>
        <input
          id={id}
          type="file"
          className="media-drop__input"
          accept={acceptedTypes.join(',')}
          disabled={isDisabled}
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file can be chosen once more.
            target.value = ''
          }}
        />
      </div>
      {alert && (
        <p className="picker__error" role="alert">
          {alert}
        </p>
      )}
    </div>
  )
}
