'use client'

import { Button, ChevronIcon, Modal, Popup, PopupList, useConfig, useModal, XIcon } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useId, useRef, useState } from 'react'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'
import type { SavedView } from './useSavedViews.ts'
import { addressOfView, useSavedViews } from './useSavedViews.ts'

const saveDialogSlug = 'posts-list-save-view'

export function SavedViews({
  model,
  state,
  timeZone,
  onOpen,
}: {
  model: ListModel
  state: ListState
  timeZone: string
  onOpen: (view: ListState) => void
}) {
  const id = useId()
  const { config } = useConfig()
  const { openModal } = useModal()
  const api = formatAdminURL({ apiRoute: config.routes.api, path: '' })
  const { views, save, remove } = useSavedViews(api, model, timeZone)
  const here = addressOfView(model, state)
  const open = views?.find((view) => addressOfView(model, view.state) === here)
  const takeAway = (view: SavedView) =>
    remove(view).then(
      () => notifyDone('View deleted'),
      (error: unknown) => notifyError('Unable to delete view', error instanceof Error ? error.message : undefined),
    )
  return (
    <>
      <Popup
        id={id}
        className="posts-list-views"
        button={
          <span className="posts-list-views__button">
            {open ? open.title : 'Views'}
            <ChevronIcon />
          </span>
        }
        horizontalAlign="left"
        size="fit-content"
        render={({ close }) => (
          <PopupList.ButtonGroup>
            {views?.map((view) => (
              <div key={view.id} className="posts-list-views__view">
                <PopupList.Button
                  active={view.id === open?.id}
                  onClick={() => {
                    close()
                    onOpen(view.state)
                  }}
                >
                  {view.title}
                  {view.isShared && <small> shared</small>}
                </PopupList.Button>
                <button type="button" aria-label={`Delete view ${view.title}`} onClick={() => takeAway(view)}>
                  <XIcon />
                </button>
              </div>
            ))}
            {views && views.length > 0 && <PopupList.Divider />}
            <PopupList.Button
              onClick={() => {
                close()
                document.getElementById(id)?.querySelector('button')?.focus()
                openModal(saveDialogSlug)
              }}
            >
              Save this view…
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
      />
      <SaveViewDialog onSave={(title, isShared) => save(title, isShared, state)} />
    </>
  )
}

function SaveViewDialog({ onSave }: { onSave: (title: string, isShared: boolean) => Promise<void> }) {
  const { closeModal, isModalOpen } = useModal()
  return (
    <Modal slug={saveDialogSlug} className="confirmation-modal" closeOnBlur={false}>
      {isModalOpen(saveDialogSlug) && <SaveViewForm onSave={onSave} onClose={() => closeModal(saveDialogSlug)} />}
    </Modal>
  )
}

function SaveViewForm({
  onSave,
  onClose,
}: {
  onSave: (title: string, isShared: boolean) => Promise<void>
  onClose: () => void
}) {
  const titleId = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [title, setTitle] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    try {
      await onSave(title.trim(), isShared)
      notifyDone('View saved')
      onClose()
    } catch (error) {
      setIsSaving(false)
      notifyError('Unable to save view', error instanceof Error ? error.message : undefined)
    }
  }
  return (
    <form
      className="confirmation-modal__wrapper posts-list-save"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() && !isSaving) void save()
      }}
    >
      <div className="confirmation-modal__content">
        <h1>Save this view</h1>
        <p>The search, the filters, the order and the layout, under a name.</p>
        <label htmlFor={titleId}>Name</label>
        <input
          ref={first}
          id={titleId}
          type="text"
          maxLength={100}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Checkbox label="Everybody in the newsroom can use it" isChecked={isShared} onChange={setIsShared} />
      </div>
      <div className="confirmation-modal__controls">
        <Button type="button" buttonStyle="secondary" size="large" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="large" disabled={!title.trim() || isSaving}>
          {isSaving ? 'Saving…' : 'Save view'}
        </Button>
      </div>
    </form>
  )
}
