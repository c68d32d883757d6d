'use client'

import { XIcon } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

interface FrontOverlayProps {
  title: string
  // Beside the title.
  controls?: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * Renders a window over the whole screen: a modal dialog of the browser, which keeps the focus and closes with Escape.
 */
export function FrontOverlay({ title, controls, onClose, children }: FrontOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className="front-overlay"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="front-overlay__head">
        <h2 id={titleId}>{title}</h2>
        {controls}
        <button
          type="button"
          className="front-panel__close"
          aria-label="Close"
          title="Close"
          onClick={() => dialog.current?.close()}
        >
          <XIcon />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <section className="front-overlay__body" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
    </dialog>,
    document.body,
  )
}
