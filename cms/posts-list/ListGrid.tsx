'use client'

import { DocumentIcon } from '@payloadcms/ui'
import { Checkbox } from '../kit/Checkbox.tsx'
import { ItemDate, ItemTitle, nameOf } from '../kit/ItemParts.tsx'
import { StatusBadge } from '../kit/StatusBadge.tsx'
import { PresenceLine } from '../presence/PresenceLine.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import type { ListBodyProps } from './ListTable.tsx'

export function ListGrid({ model, items, selection, actions, presence, timeZone }: ListBodyProps) {
  const hasAuthors = model.columns.some(({ key }) => key === 'authors')
  const hasPublished = model.columns.some(({ key }) => key === 'published')
  return (
    <ul className="posts-list-grid">
      {items.map((item) => (
        <li key={item.id} data-id={item.id} className="posts-list-card">
          <div className="posts-list-card__picture">
            {item.featuredMedia ? (
              // The title below says what the card is about.
              <img src={item.featuredMedia.src.preview} alt="" loading="lazy" />
            ) : (
              <DocumentIcon />
            )}
            <Checkbox
              label={`Select ${nameOf(item)}`}
              isLabelShown={false}
              isChecked={selection.has(item.id)}
              onChange={(isChecked) => selection.setAll([item], isChecked)}
            />
          </div>
          <div className="posts-list-card__top">
            <StatusBadge status={item.publishStatus} />
            <ItemMenu item={item} actions={actions} isLocked={Boolean(presence.get(String(item.id))?.lock)} />
          </div>
          <ItemTitle model={model} item={item} />
          <PresenceLine presence={presence.get(String(item.id))} />
          {hasAuthors && item.authors.length > 0 && <p>{item.authors.join(', ')}</p>}
          <p className="posts-list-card__dates">
            <span>
              Modified: <ItemDate moment={item.updatedAt} timeZone={timeZone} />
            </span>
            {hasPublished && (
              <span>
                Published: <ItemDate moment={item.publishDateTime} timeZone={timeZone} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
