'use client'

import type { ReactNode } from 'react'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ColumnKey, ListModel, SortKey } from '#collections/posts-list/listModels.ts'
import type { Sort } from '#collections/posts-list/listState.ts'
import type { StoryViews } from '#plugins/numbers/numbers.schema.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { ColumnHead } from '../kit/ColumnHead.tsx'
import { ItemDate, ItemTitle, nameOf } from '../kit/ItemParts.tsx'
import { StatusBadge } from '../kit/StatusBadge.tsx'
import { StoryViewsCell } from '../numbers/StoryViewsCell.tsx'
import { useStoryViews } from '../numbers/useStoryViews.ts'
import { PresenceLine } from '../presence/PresenceLine.tsx'
import type { ShownPresence } from '../presence/usePresence.ts'
import { type ItemActions, ItemMenu } from './ItemMenu.tsx'
import type { ListSelection } from './useListSelection.ts'

export interface ListBodyProps {
  model: ListModel
  items: readonly ListItem[]
  selection: ListSelection
  actions: ItemActions
  /** Presence of users by the id of the item. */
  presence: ReadonlyMap<string, ShownPresence>
  timeZone: string
}

export function ListTable({
  model,
  items,
  selection,
  actions,
  presence,
  timeZone,
  sort,
  onSort,
}: ListBodyProps & { sort: readonly Sort[]; onSort: (key: SortKey) => void }) {
  const [first] = sort
  const hasViews = model.columns.some(({ key }) => key === 'views')
  const views = useStoryViews(hasViews ? items.map(({ id }) => String(id)) : [])
  const chosenHere = items.filter(({ id }) => selection.has(id)).length
  return (
    <div className="table posts-list-table">
      <table>
        <thead>
          <tr>
            <th scope="col" className="posts-list-table__tick">
              <Checkbox
                label="Select all on this page"
                isLabelShown={false}
                isChecked={items.length > 0 && chosenHere === items.length}
                isPartly={chosenHere > 0 && chosenHere < items.length}
                onChange={(isChecked) => selection.setAll(items, isChecked)}
              />
            </th>
            {model.columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={first} onSort={onSort} />
            ))}
            <th scope="col" className="posts-list-table__actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} data-id={item.id} className={selection.has(item.id) ? 'posts-list-table__chosen' : ''}>
              <td className="posts-list-table__tick">
                <Checkbox
                  label={`Select ${nameOf(item)}`}
                  isLabelShown={false}
                  isChecked={selection.has(item.id)}
                  onChange={(isChecked) => selection.setAll([item], isChecked)}
                />
              </td>
              {model.columns.map(({ key, label }) => (
                <td key={key} data-label={label} className={`posts-list-table__${key}`}>
                  {cells[key]({ model, item, timeZone, views: views.get(String(item.id)) })}
                  {key === 'title' && <PresenceLine presence={presence.get(String(item.id))} />}
                </td>
              ))}
              <td className="posts-list-table__actions">
                <ItemMenu item={item} actions={actions} isLocked={Boolean(presence.get(String(item.id))?.lock)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  model: ListModel
  item: ListItem
  timeZone: string
  views: StoryViews | undefined
}

const cells: Record<ColumnKey, (props: CellProps) => ReactNode> = {
  title: ({ model, item }) => <ItemTitle model={model} item={item} />,
  authors: ({ item }) => {
    const names = item.authors.join(', ')
    return names ? <span title={names}>{names}</span> : '—'
  },
  type: ({ model, item }) => model.types.find(({ value }) => value === item.type)?.label ?? '—',
  status: ({ item }) => <StatusBadge status={item.publishStatus} />,
  published: ({ item, timeZone }) => <ItemDate moment={item.publishDateTime} timeZone={timeZone} />,
  views: ({ views }) => <StoryViewsCell views={views} />,
  modified: ({ item, timeZone }) => <ItemDate moment={item.updatedAt} timeZone={timeZone} />,
}
