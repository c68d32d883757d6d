'use client'

import { GridViewIcon, ListViewIcon } from '@payloadcms/ui'

const layouts = [
  { layout: 'LIST', label: 'List', Icon: ListViewIcon },
  { layout: 'GRID', label: 'Grid', Icon: GridViewIcon },
] as const

/** How what was found is laid out. */
type Layout = (typeof layouts)[number]['layout']

/** Whether lines or cards are shown. */
export function LayoutChoice({ value, onChange }: { value: Layout; onChange(layout: Layout): void }) {
  return (
    <fieldset className="posts-list-layouts">
      <legend className="posts-list__unseen">Layout</legend>
      {layouts.map(({ layout, label, Icon }) => (
        <button
          key={layout}
          type="button"
          aria-label={label}
          aria-pressed={value === layout}
          onClick={() => onChange(layout)}
        >
          <Icon />
        </button>
      ))}
    </fieldset>
  )
}
