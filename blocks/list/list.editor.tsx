'use client'

import { ToolButton, ToolSelect, ToolStepper, ToolToggle } from '../core/BlockTools.tsx'
import { IndentIcon, OutdentIcon } from '../core/toolIcons.tsx'
import type { ListCounting } from './list.commands.ts'

const markers = [
  { value: 'decimal', label: '1, 2, 3' },
  { value: 'upper-alpha', label: 'A, B, C' },
  { value: 'lower-alpha', label: 'a, b, c' },
  { value: 'upper-roman', label: 'I, II, III' },
  { value: 'lower-roman', label: 'i, ii, iii' },
] as const

// The highest number that a list is let begin with by its tools.
const maxStart = 9999

interface ListToolsProps {
  counting: ListCounting
  isNested: boolean
  update(counting: Partial<ListCounting>): void
  indent(): void
  outdent(): void
}

/**
 * Renders the tools of the list that the cursor is in: how it counts, and how deep the item stands
 * (docs/spec/editor.md#lists).
 */
export function ListTools({ counting, isNested, update, indent, outdent }: ListToolsProps) {
  return (
    <>
      <ToolToggle label="Ordered" value={!counting.unordered} onChange={(isOn) => update({ unordered: !isOn })} />
      {!counting.unordered && (
        <>
          <ToolStepper
            label="Start"
            value={counting.start}
            min={1}
            max={maxStart}
            onChange={(start) => update({ start })}
          />
          <ToolSelect label="Marker" value={counting.type} options={markers} onChange={(type) => update({ type })} />
        </>
      )}
      <ToolButton label="Outdent" isDisabled={!isNested} onClick={outdent}>
        <OutdentIcon />
      </ToolButton>
      <ToolButton label="Indent" onClick={indent}>
        <IndentIcon />
      </ToolButton>
    </>
  )
}
