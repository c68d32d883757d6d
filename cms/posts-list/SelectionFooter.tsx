'use client'

import type { ListModel } from '#collections/posts-list/listModels.ts'
import { rememberFocus } from '../kit/rememberFocus.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import type { BulkAction } from './bulkActions.ts'
import { bulkActionNames, bulkTexts, isApplicable } from './bulkActions.ts'
import type { ListRights } from './list.types.ts'
import type { ListSelection } from './useListSelection.ts'

export function SelectionFooter({
  model: { singular, plural },
  selection,
  rights,
  onAct,
}: {
  model: ListModel
  selection: ListSelection
  rights: ListRights
  onAct: (action: BulkAction) => void
}) {
  const { items, clear } = selection
  if (items.length === 0) return null
  const deselect = () => {
    const keepFocus = rememberFocus()
    clear()
    keepFocus()
  }
  const offered = bulkActionNames.filter(
    (action) => rights[action] && items.some(({ publishStatus }) => isApplicable(action, publishStatus)),
  )
  return (
    <section className="posts-list-footer" aria-label="Selection">
      <span role="status">
        {items.length.toLocaleString('en-US')} {items.length === 1 ? singular : plural} Selected
      </span>
      <SmallButton onClick={deselect}>Deselect</SmallButton>
      <div className="posts-list-footer__actions">
        {offered.map((action) => (
          <SmallButton key={action} onClick={() => onAct(action)}>
            {bulkTexts[action].label}
          </SmallButton>
        ))}
      </div>
    </section>
  )
}
