'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import { fetchInOrder } from '../../api/documents.ts'
import { sendRest } from '../../api/rest.ts'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { PickerDialog } from '../../kit/picker/PickerDialog.tsx'
import type { PickerProps } from '../../kit/picker/usePicker.tsx'
import { mediaSource } from '../libraryMedia.ts'

type Words = Partial<Pick<LibraryMedia, 'alt' | 'credit'>>

/**
 * Edits the alternative text of each of several files, and their credit all at once. Answers with the number of files that
 * were changed.
 */
export function EditMediaDialog({ options: { ids }, onAnswer }: PickerProps<{ ids: readonly string[] }, number>) {
  const { config } = useConfig()
  const { api } = config.routes
  const id = useId()
  const {
    data: files = [],
    error,
    isPending,
  } = useQuery({
    queryKey: ['media.edit', ...ids],
    queryFn: () => fetchInOrder(api, mediaSource, [...ids]),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const [alts, setAlts] = useState<Record<string, string>>({})
  const [credit, setCredit] = useState<string | null>(null)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isSaving, setIsSaving] = useState(false)
  const credits = new Set(files.map((file) => file.credit))
  const sharedCredit = credits.size === 1 ? (files[0]?.credit ?? '') : ''

  const changesOf = (file: LibraryMedia): Words => ({
    ...(alts[file.id] !== undefined && alts[file.id] !== file.alt && { alt: alts[file.id] }),
    ...(credit !== null && credit !== file.credit && { credit }),
  })
  const changed = files.filter((file) => Object.keys(changesOf(file)).length > 0)
  const save = async () => {
    setIsSaving(true)
    const failures: Record<string, string> = {}
    for (const file of changed) {
      const failure = await patchMedia(`${api}/media/${file.id}`, changesOf(file))
      if (failure !== null) failures[file.id] = failure
    }
    setIsSaving(false)
    setRefused(failures)
    if (Object.keys(failures).length === 0) onAnswer(changed.length)
  }

  return (
    <PickerDialog
      title={`Describe ${ids.length === 1 ? '1 file' : `${ids.length.toLocaleString('en-US')} files`}`}
      onCancel={() => onAnswer(null)}
      onConfirm={changed.length > 0 && !isSaving ? () => void save() : null}
      footer={
        <footer className="picker__footer">
          <span role="status">{isSaving ? 'Saving…' : isPending ? 'Loading…' : ''}</span>
          <span className="picker__select">
            <Button
              margin={false}
              disabled={changed.length === 0 || isSaving}
              extraButtonProps={keepFocusWhenDisabled}
              onClick={() => void save()}
            >
              Save
            </Button>
          </span>
        </footer>
      }
    >
      <section className="media-screen media-edit">
        {error && (
          <p className="picker__error" role="alert">
            {error.message}
          </p>
        )}
        <label className="media-edit__credit" htmlFor={`${id}-credit`}>
          {ids.length === 1 ? 'Credit' : 'Credit of all'}
          <input
            id={`${id}-credit`}
            type="text"
            className="media-upload__text"
            maxLength={1000}
            placeholder={
              credits.size > 1 ? 'Each has its own. What is written here replaces them.' : 'Photographer / Agency'
            }
            value={credit ?? sharedCredit}
            onChange={({ target: { value } }) => setCredit(value)}
          />
        </label>
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <span className="media-edit__picture">
                {file.scheme === 'image' && <img src={file.src} alt="" loading="lazy" />}
              </span>
              <div>
                <p className="media-card__name" title={file.name}>
                  {file.name}
                </p>
                {file.scheme === 'image' ? (
                  <textarea
                    className="media-upload__text"
                    aria-label={`Alternative text of ${file.name}`}
                    placeholder="What the picture shows, for those who do not see it"
                    rows={2}
                    maxLength={1000}
                    value={alts[file.id] ?? file.alt}
                    onChange={({ target: { value } }) => setAlts((before) => ({ ...before, [file.id]: value }))}
                  />
                ) : (
                  <p className="media-edit__none">Only pictures have an alternative text.</p>
                )}
                {refused[file.id] && (
                  <p className="picker__error" role="alert">
                    {refused[file.id]}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </PickerDialog>
  )
}

// Saves words of a file. Returns the server's words of a refusal; null when they are saved.
async function patchMedia(url: string, words: Words): Promise<string | null> {
  try {
    await sendRest(`${url}?depth=0`, { method: 'PATCH', json: words })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
