'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '#blocks/core/Icon.tsx'
import { CommandMenu } from './CommandMenu.tsx'
import { documentAt, recordRecent } from './recent.ts'
import './command.css'

/** Renders the button of the header that opens the command menu, as Ctrl+K or Cmd+K does on every screen. */
export function CommandButton() {
  const [isOpen, setIsOpen] = useState(false)
  useRecordedVisits()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // An editor with selected text has taken the key for its link editor.
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setIsOpen((before) => !before)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className="command-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon>
          <circle cx="9" cy="9" r="5" />
          <path d="m12.75 12.75 4 4" />
        </Icon>
        <span className="command-button__label">Search</span>
        <span className="command-button__key" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {isOpen && <CommandMenu onClose={() => setIsOpen(false)} />}
    </>
  )
}

// Records documents that the person opens, for the menu to offer them first.
function useRecordedVisits(): void {
  const { user } = useAuth()
  const { config } = useConfig()
  const path = usePathname()
  const admin = config.routes.admin
  const id = user?.id
  useEffect(() => {
    const document = documentAt(path, admin)
    if (document && id !== undefined) recordRecent(String(id), document)
  }, [path, admin, id])
}
