'use client'

import { GridViewIcon, ListViewIcon } from '@payloadcms/ui'

const layouts = [
  { layout: 'LIST', label: 'List', Icon: ListViewIcon },
  { layout: 'GRID', label: 'Grid', Icon: GridViewIcon },
] as const

type Layout = (typeof layouts)[number]['layout']

/** Chooses between lines and cards. */
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
