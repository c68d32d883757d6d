'use client'

import { Link } from '@payloadcms/ui'
import { Command as Menu } from 'cmdk'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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

  // In the layout phase: a dialog that is removed before it is closed does not give the focus back.
  useLayoutEffect(() => {
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
  const screens = [
    { heading: 'This document', commands: matching(here, text) },
    { heading: 'Create', commands: matching(create, text) },
    { heading: 'Go to', commands: matching(goTo, text) },
  ]
  // What comes first is shown first, so that nothing moves: screens are known at once, recent documents are not.
  const groups = isSearching
    ? [...screens, { heading: 'Found', commands: targets }]
    : [{ heading: 'Recently visited', commands: targets }, ...(isLoading ? [] : screens)]
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
          <Menu.Input value={text} onValueChange={setText} placeholder="Find a story, a person, a screen …" />
          <Menu.List>
            {groups.map((group) => (
              <Group key={group.heading} {...group} onSelect={setHref} />
            ))}
            {!isLoading && !error && <Menu.Empty>Nothing is found for “{text.trim()}”. Try fewer letters.</Menu.Empty>}
          </Menu.List>
        </Menu>
        <p className="command-menu__status" role="status">
          {error?.message ?? (isLoading ? 'Searching…' : '')}
        </p>
        <button type="button" className="command-menu__close" onClick={onClose}>
          Close
        </button>
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
