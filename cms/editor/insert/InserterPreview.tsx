'use client'

import { picturedTypes } from '#blocks/registry/picturedTypes.ts'
import type { InsertItem } from './insertItems.ts'

/** Renders the picture of an item as readers see it, or its icon where readers see nothing of it by itself. */
export function InserterPreview({ item: { type, label, description, Icon } }: { item: InsertItem }) {
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
