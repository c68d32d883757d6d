'use client'

import { ChevronIcon } from '@payloadcms/ui'
import type { NodeKey } from 'lexical'
import type { HTMLAttributes } from 'react'
import { GripIcon } from '#blocks/core/toolIcons.tsx'
import { editorViewOf } from '#blocks/registry/editorViews.ts'
import type { FaultyBlock } from '../errors/blockErrors.read.ts'
import type { OutlineEntry } from './outline.read.ts'
import { groupAttribute, itemAttribute } from './outlineDrag.ts'

interface OutlineItemsProps {
  entries: readonly OutlineEntry[]
  depth: number
  closed: ReadonlySet<NodeKey>
  current: NodeKey | null
  tabStop: NodeKey | null
  errors: readonly FaultyBlock[]
  handlers(key: NodeKey): HTMLAttributes<HTMLElement>
  onToggle(key: NodeKey): void
}

export function OutlineItems({ entries, depth, ...tree }: OutlineItemsProps) {
  return entries.map((entry) => <OutlineItem key={entry.key} {...{ entry, depth, tree }} />)
}

interface OutlineItemProps {
  entry: OutlineEntry
  depth: number
  tree: Omit<OutlineItemsProps, 'entries' | 'depth'>
}

function OutlineItem({ entry, depth, tree }: OutlineItemProps) {
  const { key, title, words, level, children, isMovable } = entry
  const faults = tree.errors.find((faulty) => faulty.key === key)?.errors ?? []
  const isClosed = tree.closed.has(key)
  const holds = children !== null && children.length > 0
  return (
    <div role="none" {...{ [itemAttribute]: key }}>
      <div
        role="treeitem"
        aria-level={depth}
        aria-selected={key === tree.current}
        aria-expanded={holds ? !isClosed : undefined}
        tabIndex={key === tree.tabStop ? 0 : -1}
        className="outline__row"
        data-level={level ?? undefined}
        title={faults.length > 0 ? faults.map(({ message }) => message).join('\n') : undefined}
        {...tree.handlers(key)}
      >
        {holds ? (
          <button
            type="button"
            tabIndex={-1}
            className="outline__toggle"
            aria-hidden="true"
            onPointerDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation()
              tree.onToggle(key)
            }}
          >
            <ChevronIcon direction={isClosed ? 'right' : 'down'} />
          </button>
        ) : (
          <span className="outline__toggle" />
        )}
        <Sign entry={entry} />
        <span className="outline__words">
          <span className={isText(entry) && words !== '' ? 'outline__unseen' : 'outline__title'}>
            {level === null ? title : `Heading ${level}`}
            {words !== '' && ':'}{' '}
          </span>
          {words}
          {faults.length > 0 && (
            <span className="outline__unseen"> ({faults.length === 1 ? '1 error' : `${faults.length} errors`})</span>
          )}
        </span>
        {faults.length > 0 && <span className="outline__faults" data-count={faults.length} aria-hidden="true" />}
        {isMovable && (
          <span className="outline__grip" aria-hidden="true">
            <GripIcon />
          </span>
        )}
      </div>
      {children !== null && !isClosed && (
        // biome-ignore lint/a11y/useSemanticElements: the group of a tree, as in WAI-ARIA
        <div role="group" className="outline__group" {...{ [groupAttribute]: key }}>
          <OutlineItems entries={children} depth={depth + 1} {...tree} />
        </div>
      )}
    </div>
  )
}

const isText = ({ type }: OutlineEntry): boolean => type === 'paragraph' || type === 'heading' || type === 'blockquote'

const signs: Partial<Record<OutlineEntry['type'], string>> = { paragraph: '¶', blockquote: '“', list: '•' }

// The sign before a line: the level of a heading, the icon of a block.
function Sign({ entry: { type, level } }: { entry: OutlineEntry }) {
  const Icon = editorViewOf(type)?.Icon
  const sign = level === null ? (signs[type] ?? '·') : `H${level}`
  return (
    <span className="outline__sign" data-sign={Icon ? undefined : sign} aria-hidden="true">
      {Icon && <Icon />}
    </span>
  )
}
