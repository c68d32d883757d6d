'use client'

import { Link } from '@payloadcms/ui'
import { Command as Menu } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { type Command, matching } from './commands.ts'
import { rememberCaret } from './rememberCaret.ts'
import { useScreens } from './useScreens.ts'
import { useTargets } from './useTargets.ts'

/** A dialog in which a document, a list, a setting or a form is found by its name and opened. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [href, setHref] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const { here, create, goTo } = useScreens()
  const { targets, isLoading, error } = useTargets(text)

  useEffect(() => {
    const { current: element } = dialog
    const restoreCaret = rememberCaret()
    element?.showModal()
    return () => {
      element?.close()
      restoreCaret()
    }
  }, [])
  useEffect(() => {
    if (href === null) return
    dialog.current?.close()
    // A click on a link is what Payload intercepts where a form has changes that are not saved.
    link.current?.click()
    onClose()
  }, [href, onClose])

  const isSearching = text.trim() !== ''
  const found = isSearching ? 'Found' : 'Recently visited'
  const groups = [
    { heading: 'This document', commands: matching(here, text) },
    { heading: 'Create', commands: matching(create, text) },
    { heading: 'Go to', commands: matching(goTo, text) },
  ]
  const documents = <Group heading={found} commands={targets} onSelect={setHref} />
  return (
    <>
      <Link ref={link} href={href ?? ''} prefetch={false} hidden>
        Go
      </Link>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; this is for a click beside it */}
      <dialog
        ref={dialog}
        className="command-menu"
        aria-label="Search and commands"
        onClose={onClose}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        <Menu label="Search and commands" shouldFilter={false} vimBindings={false} loop>
          <Menu.Input value={text} onValueChange={setText} placeholder="Find a story, a person, a screen …" autoFocus />
          <Menu.List>
            {!isSearching && documents}
            {groups.map((group) => (
              <Group key={group.heading} {...group} onSelect={setHref} />
            ))}
            {isSearching && documents}
            {!isLoading && !error && <Menu.Empty>Nothing is found for “{text.trim()}”. Try fewer letters.</Menu.Empty>}
          </Menu.List>
        </Menu>
        <p className="command-menu__status" role="status">
          {error?.message ?? (isLoading ? 'Searching…' : '')}
        </p>
      </dialog>
    </>
  )
}

function Group({
  heading,
  commands,
  onSelect,
}: {
  heading: string
  commands: readonly Command[]
  onSelect: (href: string) => void
}) {
  if (commands.length === 0) return null
  return (
    <Menu.Group heading={heading}>
      {commands.map(({ key, label, hint, href }) => (
        <Menu.Item key={key} value={key} onSelect={() => onSelect(href)}>
          <span className="command-menu__label">{label}</span>
          {hint && <span className="command-menu__hint">{hint}</span>}
        </Menu.Item>
      ))}
    </Menu.Group>
  )
}
