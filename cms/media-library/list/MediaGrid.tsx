'use client'

import { Button, useAuth, useConfig } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import { mediaSchemes } from '#collections/media/mimeTypes.ts'
import { notifyDone } from '../../kit/notices.ts'
import { usePicker } from '../../kit/picker/usePicker.tsx'
import { usePickerSelection } from '../../kit/picker/usePickerSelection.ts'
import { rememberFocus } from '../../kit/rememberFocus.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { ContentScreen, searchName } from '../ContentScreen.tsx'
import type { LibraryItem } from '../libraryItem.types.ts'
import {
  defaultMediaFilters,
  filteredMedia,
  type MediaPickerOptions,
  type MediaPickerState,
} from '../mediaPicker.state.ts'
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx'
import { EditMediaDialog } from './EditMediaDialog.tsx'
import { PageDrop } from './PageDrop.tsx'
import { UploadQueue } from './UploadQueue.tsx'
import { useUploadQueue } from './useUploadQueue.ts'

const options: MediaPickerOptions = {
  title: 'Media',
  limits: { isMultiple: true, min: 0, max: null },
  schemes: mediaSchemes,
  chosen: [],
}

const allFiles: MediaPickerState = { ...defaultMediaFilters(options), page: 1 }

const emptyLibrary = 'The library is empty. Drop files anywhere on this page, or choose Upload.'

/** Renders the library on a page of its own: cards, filters, uploads by dropping, and changes of many files at once. */
export function MediaGrid({ provider, layout }: { provider: string; layout: ReactNode }) {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const router = useRouter()
  const [state, setState] = useState(allFiles)
  const queries = useQueryClient()
  const lookAgain = useCallback(() => void queries.invalidateQueries({ queryKey: [searchName] }), [queries])
  const selection = usePickerSelection(options.limits, [])
  const names = useRef(new Map<string, string>())
  const meet = useCallback((items: readonly LibraryItem[]) => {
    for (const { id, name } of items) names.current.set(id, name)
  }, [])
  const { queue, add, clear } = useUploadQueue(lookAgain)
  const { pick: describe, dialog: describing } = usePicker(EditMediaDialog)
  const { pick: remove, dialog: removing } = usePicker(DeleteMediaDialog)
  const input = useRef<HTMLInputElement>(null)
  const rights = permissions?.collections?.media
  const isFiltered = !sameJson(filteredMedia(state, {}), filteredMedia(allFiles, {}))
  const open = (id: string) => router.push(`${config.routes.admin}/collections/media/${id}`)

  const edit = async (ids: readonly string[]) => {
    const count = await describe({ ids })
    if (!count) return
    notifyDone(count === 1 ? '1 file changed' : `${count.toLocaleString('en-US')} files changed`)
    lookAgain()
  }
  const erase = async () => {
    const gone = await remove({ files: selection.chosen.map((id) => ({ id, name: names.current.get(id) ?? id })) })
    if (!gone?.length) return
    for (const id of gone) if (selection.has(id)) selection.toggle(id)
    lookAgain()
  }
  const deselect = () => {
    const keepFocus = rememberFocus()
    selection.clear()
    keepFocus()
  }

  return (
    <div className="media-list posts-list">
      <div className="posts-list-header">
        <h1>Media</h1>
        {rights?.create && (
          <>
            <Button size="medium" margin={false} onClick={() => input.current?.click()}>
              Upload
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label="Files to upload"
              onChange={({ target }) => {
                add([...(target.files ?? [])])
                target.value = ''
              }}
            />
          </>
        )}
        {layout}
      </div>
      <UploadQueue queue={queue} provider={provider} onDescribe={(ids) => void edit(ids)} onClose={clear} />
      <h2 className="posts-list__unseen">Files</h2>
      <ContentScreen
        options={options}
        state={state}
        onState={setState}
        selection={selection}
        onMeet={meet}
        onSelect={open}
        onDetails={({ id }) => open(id)}
        emptyText={isFiltered || !rights?.create ? undefined : emptyLibrary}
      />
      {selection.chosen.length > 0 && (
        <section className="posts-list-footer" aria-label="Selection">
          <span role="status">
            {selection.chosen.length.toLocaleString('en-US')} {selection.chosen.length === 1 ? 'File' : 'Files'}{' '}
            Selected
          </span>
          <SmallButton onClick={deselect}>Deselect</SmallButton>
          <div className="posts-list-footer__actions">
            {rights?.update && <SmallButton onClick={() => void edit(selection.chosen)}>Describe</SmallButton>}
            {rights?.delete && <SmallButton onClick={() => void erase()}>Delete</SmallButton>}
          </div>
        </section>
      )}
      {rights?.create && <PageDrop onFiles={add} />}
      {describing}
      {removing}
    </div>
  )
}
