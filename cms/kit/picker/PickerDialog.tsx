'use client'

import './picker.css'
import { Button, FullscreenModal, useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'

export interface PickerDialogProps {
  title: string
  /** At the top right; 'Cancel', which leaves, when nothing is said. */
  action?: { label: string; onClick(): void; isDisabled?: boolean }
  /** Beside it: 'Start New', where what is missing can be made, in a tab of its own. */
  startNew?: string | null
  onCancel(): void
  /** The action of Ctrl+Enter, wherever the focus is; null while it is disabled. */
  onConfirm: (() => void) | null
  /** A PickerFooter where something is selected; null on screens that have none. */
  footer: ReactNode
  children: ReactNode
}

// The text is one tall element: a browser that focuses it shows its beginning.
const withoutScroll = { preventScroll: true }

/**
 * Renders the frame of every picker: full screen, over whatever form it was opened from. Escape leaves it where its
 * action can be pressed, the focus goes in and comes back to where it was. It keeps its size whatever it shows.
 */
export function PickerDialog({
  title,
  action,
  startNew = null,
  onCancel,
  onConfirm,
  footer,
  children,
}: PickerDialogProps) {
  const slug = `picker-${useId()}`
  const headingId = useId()
  const { openModal, closeModal, modalState } = useModal()
  const isOpen = modalState[slug]?.isOpen ?? false
  const wasOpen = useRef(false)
  const leave = useRef(onCancel)
  leave.current = onCancel
  const mayLeave = useRef(true)
  mayLeave.current = !action?.isDisabled

  // What is searched for is what people come for. Escape is the dialog's, and first of all that of what is open in it.
  const focusTrapOptions = useMemo(
    () => ({
      escapeDeactivates: false,
      ...withoutScroll,
      initialFocus: () => document.getElementById(slug)?.querySelector<HTMLElement>('input') ?? undefined,
    }),
    [slug],
  )

  // The focus trap gives the focus back in a later task: keys that are pressed before it would be lost.
  useLayoutEffect(() => {
    const { activeElement } = document
    return () => queueMicrotask(() => activeElement instanceof HTMLElement && activeElement.focus(withoutScroll))
  }, [])
  useEffect(() => {
    openModal(slug)
    return () => closeModal(slug)
  }, [openModal, closeModal, slug])
  useEffect(() => {
    // Payload closes the topmost of its dialogs by Escape, where the focus is outside of it.
    if (wasOpen.current && !isOpen) {
      if (mayLeave.current) leave.current()
      else openModal(slug)
    }
    wasOpen.current = isOpen
  }, [isOpen, openModal, slug])

  return (
    <FullscreenModal slug={slug} className="picker" aria-labelledby={headingId} focusTrapOptions={focusTrapOptions}>
      {/* Typing here must not reach the editor and the form below, to which React propagates events. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from those who must not hear them */}
      <div
        className="picker__sheet posts-list"
        onKeyDown={(event) => {
          event.stopPropagation()
          // A calendar or menu inside that Escape has closed prevents the default. What may not be left by its button is not left by a key.
          if (event.key === 'Escape' && !event.defaultPrevented && mayLeave.current) onCancel()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onConfirm?.()
          // An Enter in a field would save the form that the picker was opened from.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
      >
        <div className="picker__header">
          <h2 id={headingId}>{title}</h2>
          {startNew !== null && (
            <Button el="anchor" url={startNew} newTab buttonStyle="secondary" size="medium" margin={false}>
              Start New
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            disabled={action?.isDisabled}
            onClick={action?.onClick ?? onCancel}
          >
            {action?.label ?? 'Cancel'}
          </Button>
        </div>
        {children}
        {footer}
      </div>
    </FullscreenModal>
  )
}
