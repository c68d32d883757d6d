'use client'

import { Link } from '@payloadcms/ui'
import { Command as Menu } from 'cmdk'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Command, matching } from './commands.ts'
import { useDocumentActions } from './documentActions.ts'
import { useScreens } from './useScreens.ts'
import { useTargets } from './useTargets.ts'

export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [href, setHref] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const { here, create, goTo } = useScreens()
  const { targets, isLoading, error } = useTargets(text)
  const actions = useDocumentActions()

  // In the layout phase: a dialog that is removed before it is closed does not give the focus back.
  useLayoutEffect(() => {
    const { current: element } = dialog
    element?.showModal()
    // The browser may choose the frame around the input, which can be focused as well.
    input.current?.focus()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (href === null) return
    dialog.current?.close()
    // A click on a link is what Payload intercepts where a form has changes that are not saved.
    link.current?.click()
    onClose()
  }, [href, onClose])

  const select = (command: Command) => {
    if ('href' in command) {
      setHref(command.href)
      return
    }
    // The menu is gone, and the focus back, before an action opens a dialog of its own.
    flushSync(onClose)
    command.run()
  }

  const isSearching = text.trim() !== ''
  const offered = new Set(actions.map(({ key }) => key))
  const ofDocument: Command[] = [...actions, ...here.filter(({ key }) => !offered.has(key))]
  const open = { heading: 'This document', commands: matching(ofDocument, text) }
  const screens = [
    { heading: 'Create', commands: matching(create, text) },
    { heading: 'Go to', commands: matching(goTo, text) },
  ]
  // What comes first is shown first, so that nothing moves: screens are known at once, recent documents are not.
  const groups = isSearching
    ? [open, ...screens, { heading: 'Found', commands: targets }]
    : [open, { heading: 'Recently visited', commands: targets }, ...(isLoading ? [] : screens)]
  return (
    <>
      <Link ref={link} href={href ?? ''} prefetch={false} hidden>
        Go
      </Link>
      <dialog
        ref={dialog}
        className="command-menu"
        aria-label="Search and commands"
        onClose={onClose}
        // The browser reports Escape in a later task, which would close a menu that Ctrl+K has opened again meanwhile.
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onClose()
        }}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        <Menu label="Search and commands" shouldFilter={false} vimBindings={false} loop>
          <Menu.Input
            ref={input}
            value={text}
            onValueChange={setText}
            placeholder="Find a story, a person, a screen …"
          />
          <Menu.List>
            {groups.map((group) => (
              <Group key={group.heading} {...group} onSelect={select} />
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
  onSelect: (command: Command) => void
}) {
  if (commands.length === 0) return null
  return (
    <Menu.Group heading={heading}>
      {commands.map((command) => (
        <Menu.Item key={command.key} value={command.key} onSelect={() => onSelect(command)}>
          <span className="command-menu__label">{command.label}</span>
          {command.hint && <span className="command-menu__hint">{command.hint}</span>}
        </Menu.Item>
      ))}
    </Menu.Group>
  )
}
