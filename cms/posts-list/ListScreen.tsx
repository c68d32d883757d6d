'use client'

import './postsList.css'
import { Gutter, SetStepNav, useConfig, useModal } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useCallback, useMemo, useState } from 'react'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { SortKey } from '#collections/posts-list/listModels.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import type { ListFilters, Sort } from '#collections/posts-list/listState.ts'
import { noFilters, refined } from '#collections/posts-list/listState.ts'
import { useForceUnlock } from '../presence/useForceUnlock.ts'
import { usePresence } from '../presence/usePresence.ts'
import { BulkDialog, bulkDialogSlug } from './BulkDialog.tsx'
import type { BulkAction } from './bulkActions.ts'
import { DeleteDialog, deleteDialogSlug } from './DeleteDialog.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { changeActions, type ItemActions } from './ItemMenu.tsx'
import { ListContent } from './ListContent.tsx'
import { ListHeader } from './ListHeader.tsx'
import type { ListScreenProps } from './list.types.ts'
import { actionsOver } from './listCalls.ts'
import { QuickEdit, quickEditSlug } from './QuickEdit.tsx'
import { SelectionFooter } from './SelectionFooter.tsx'
import { useDuplicate } from './useDuplicate.ts'
import { useListAnswer } from './useListAnswer.ts'
import { useListSelection } from './useListSelection.ts'
import { useListState } from './useListState.ts'
import { useRowPreview } from './useRowPreview.ts'
import { useRowSchedule } from './useRowSchedule.tsx'

/**
 * Renders the screen of a list: what is requested stands in its address, all that it does goes through the REST API.
 */
export function ListScreen(props: ListScreenProps) {
  const model = listModels[props.collection]
  const { config } = useConfig()
  const { openModal } = useModal()
  const api = formatAdminURL({ apiRoute: config.routes.api, path: '' })
  const doAction = useMemo(() => actionsOver(api, model.collection), [api, model.collection])
  const [state, change] = useListState(model, props.state)
  const { answer, error, isLoading, refresh } = useListAnswer(api, model, state, props.firstPage)
  const selection = useListSelection()
  const unlock = useForceUnlock(model.collection, model.singular)
  const duplicate = useDuplicate(model.collection, model.singular)
  const preview = useRowPreview(model.collection)
  const schedule = useRowSchedule(model, api, refresh)
  const presence = usePresence(model.collection, answer?.items.map(({ id }) => String(id)) ?? [])
  const [removing, setRemoving] = useState<ListItem | null>(null)
  const [editing, setEditing] = useState<ListItem | null>(null)
  const [bulk, setBulk] = useState<{ action: BulkAction; items: readonly ListItem[]; round: number } | null>(null)

  const filter = useCallback(
    (filters: Partial<ListFilters>) => {
      // Items that are not visible any more are deselected, so that no action applies to them by accident.
      selection.clear()
      change((before) => refined(model, before, filters))
    },
    [change, model, selection.clear],
  )
  const clearFilters = useCallback(() => filter(noFilters), [filter])
  const ask = (action: BulkAction, items: readonly ListItem[]) => {
    setBulk((before) => ({ action, items, round: (before?.round ?? 0) + 1 }))
    openModal(bulkDialogSlug)
  }
  const actions: ItemActions = {
    preview: (item) => void preview(item),
    schedule:
      props.rights.publish && model.statuses.includes('SCHEDULED') ? (item) => void schedule.ask(item) : undefined,
    quickEdit: props.rights.edit
      ? (item) => {
          setEditing(item)
          openModal(quickEditSlug)
        }
      : undefined,
    duplicate: props.newDocumentURL ? ({ id }) => duplicate.mutate(id) : undefined,
    change: Object.fromEntries(
      changeActions
        .filter((action) => props.rights[action])
        .map((action) => [action, (item: ListItem) => ask(action, [item])]),
    ),
    remove: props.rights.delete
      ? (item) => {
          setRemoving(item)
          openModal(deleteDialogSlug)
        }
      : undefined,
    forceUnlock: props.rights.unlock ? ({ id }) => unlock.mutate(id) : undefined,
  }

  return (
    <main className={`collection-list posts-list${state.hasFilterPanel ? ' posts-list--filtering' : ''}`}>
      <SetStepNav nav={[{ label: model.plural }]} />
      <Gutter className="collection-list__wrap">
        {props.isMissing && (
          <p className="posts-list__missing" role="status">
            This {model.singular.toLowerCase()} cannot be opened: it was deleted for good, or never existed.
          </p>
        )}
        <ListHeader
          model={model}
          state={state}
          newDocumentURL={props.newDocumentURL}
          totalItems={answer?.pagination.totalItems ?? 0}
          totalPages={answer?.pagination.totalPages ?? 0}
          isLoading={isLoading}
          timeZone={props.timeZone}
          onChange={change}
          onFilter={filter}
        />
        <div className="posts-list__columns">
          {state.hasFilterPanel && (
            <FilterPanel
              model={model}
              filters={state}
              timeZone={props.timeZone}
              onChange={filter}
              onClear={() => filter({ ...noFilters, keyword: state.keyword })}
            />
          )}
          <ListContent
            model={model}
            state={state}
            items={answer?.items ?? null}
            error={error}
            isLoading={isLoading}
            selection={selection}
            actions={actions}
            presence={presence}
            timeZone={props.timeZone}
            newDocumentURL={props.newDocumentURL}
            onSort={(key) => change((before) => refined(model, before, { sort: [nextSort(before.sort, key)] }))}
            onRetry={refresh}
            onClear={clearFilters}
          />
        </div>
        <SelectionFooter
          model={model}
          selection={selection}
          rights={props.rights}
          onAct={(action) => ask(action, selection.items)}
        />
      </Gutter>
      <DeleteDialog
        model={model}
        item={removing}
        doAction={doAction}
        onDeleted={(item) => {
          selection.setAll([item], false)
          refresh()
        }}
      />
      {schedule.dialog}
      {editing && <QuickEdit model={model} item={editing} api={api} onSaved={refresh} />}
      {bulk && (
        <BulkDialog
          key={bulk.round}
          model={model}
          action={bulk.action}
          items={bulk.items}
          doAction={doAction}
          onDone={(done) => {
            selection.setAll(done, false)
            refresh()
          }}
        />
      )}
    </main>
  )
}

// Titles begin with A, dates with the newest; the second time it goes the other way.
const nextSort = ([sort]: readonly Sort[], key: SortKey): Sort => {
  if (sort?.key === key) return { key, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
  return { key, direction: key === 'publishDateTime' || key === 'updatedAt' ? 'desc' : 'asc' }
}
