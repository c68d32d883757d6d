'use client'

import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react'
import { type KeyboardEvent as ReactKeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { topOfSight } from '../../adminDom.ts'
import { InserterList } from './InserterList.tsx'
import { listItems } from './inserterGroups.ts'
import type { InsertItem } from './insertItems.ts'
import './inserter.css'
import { picturedTypes } from '#blocks/registry/picturedTypes.ts'

// The space (px) between the panel and its button, and between the panel and the edge of what is seen.
const gap = 8

const padding = () => ({ top: topOfSight() + gap, right: gap, bottom: gap, left: gap })

// On a phone the style sheet places the panel, and the search does not raise the keyboard over its list.
const phone = '(max-width: 640px)'

interface InserterProps {
  opener: HTMLElement
  items: readonly InsertItem[]
  recentKeys: readonly string[]
  onChoose(item: InsertItem): void
  onLeave(): void
}

/** Renders the panel of everything that can be inserted: recently used items, groups, a search and a preview. */
export function Inserter({ opener, items, recentKeys, onChoose, onLeave }: InserterProps) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const isSheet = useMemo(() => matchMedia(phone).matches, [])
  const search = useRef<HTMLInputElement>(null)
  const listed = useMemo(() => listItems(items, recentKeys, query), [items, recentKeys, query])
  const active = listed[activeIndex]?.item

  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (isOpen) => !isOpen && onLeave(),
    elements: { reference: opener },
    placement: 'bottom-start',
    // The page would scroll to a panel that has the focus before it has its place.
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip(() => ({ padding: padding() })),
      shift({ padding: gap }),
      // On the side with more room, it is as high as that room.
      size(() => ({
        padding: padding(),
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.setProperty('--inserter-max-height', `${availableHeight}px`)
        },
      })),
    ],
  })
  const { getFloatingProps } = useInteractions([useDismiss(context)])

  const pressKey = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && listed.length > 0) {
      event.preventDefault()
      setActiveIndex((activeIndex + step + listed.length) % listed.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onChoose(active)
    }
  }

  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} initialFocus={isSheet ? refs.floating : search} returnFocus={false}>
        <div
          ref={refs.setFloating}
          role="dialog"
          aria-label="Insert a block"
          className="inserter"
          style={isSheet ? undefined : floatingStyles}
          {...getFloatingProps()}
        >
          <div className="inserter-search">
            <input
              ref={search}
              type="search"
              role="combobox"
              aria-label="Search blocks"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={listId}
              aria-activedescendant={active ? `${listId}-${activeIndex}` : undefined}
              placeholder="Search"
              autoComplete="off"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setActiveIndex(0)
              }}
              onKeyDown={pressKey}
            />
          </div>
          <InserterList
            id={listId}
            listed={listed}
            query={query}
            activeIndex={activeIndex}
            onHover={setActiveIndex}
            onChoose={onChoose}
          />
          {!isSheet && active && <InserterPreview item={active} />}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  )
}

// Renders the picture of an item as readers see it, or its icon where readers see nothing of it by itself.
function InserterPreview({ item: { type, label, description, Icon } }: { item: InsertItem }) {
  return (
    <div className="inserter-preview" aria-hidden>
      <div className="inserter-picture">
        {picturedTypes.includes(type) ? <img src={`/block-pictures/${type}.jpg`} alt="" /> : <Icon />}
      </div>
      <p className="inserter-item-label">{label}</p>
      <p className="inserter-item-description">{description}</p>
    </div>
  )
}
