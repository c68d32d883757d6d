'use client'

import { fieldId } from '#cms/adminDom.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import './mediaField.css'
import { FieldDescription, FieldError, FieldLabel, useConfig, useField, withCondition } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import type { UploadFieldClientProps } from 'payload'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import { announceCaption } from '#blocks/featured-media-caption/featuredMediaCaptionFollow.ts'
import { imageCropOf } from '#collections/posts/imageCrop.ts'
import { fetchDocuments } from '../api/documents.ts'
import { useSharedChoice } from '../collaboration/useSharedChoice.ts'
import { exactlyOne } from '../kit/picker/selection.ts'
import { usePicker } from '../kit/picker/usePicker.tsx'
import { rememberFocus } from '../kit/rememberFocus.ts'
import { CropTool } from './CropTool.tsx'
import type { FocalUse } from './FocalPointDialog.tsx'
import type { LibraryItem } from './libraryItem.types.ts'
import { mediaSource } from './libraryMedia.ts'
import { MediaLibraryDialog } from './MediaLibraryDialog.tsx'
import type { MediaPickerOptions } from './mediaPicker.state.ts'
import { fileSize } from './mediaWords.ts'

export interface MediaFieldOptions {
  schemes: MediaPickerOptions['schemes']
  /** The field that keeps where the picture is cut, and the frames that it is cut to; null: it is not cut here. */
  crop: { path: string; uses: readonly FocalUse[] } | null
  /** The field with the words below it, which follow what is chosen; null: it has none. */
  caption: string | null
}

// A file of the library in a form: chosen in the library's own screens, and cut where it is used.
function MediaFieldOfForm({
  field,
  path,
  readOnly,
  schemes,
  crop,
  caption,
}: UploadFieldClientProps & MediaFieldOptions) {
  const { value, setValue, showError, disabled } = useField<number | string | null>({ path })
  const { pick, dialog } = usePicker(MediaLibraryDialog)
  const { media, isGone } = useChosenMedia(value)
  const isClosed = Boolean(readOnly) || disabled
  const label = typeof field.label === 'string' ? field.label : field.name
  const cropField = useField<unknown>({ path: crop?.path ?? '' })

  const choice = useSharedChoice(path)

  const set = (item: LibraryItem | null) => {
    const id = item && (/^\d+$/.test(item.id) ? Number(item.id) : item.id)
    if (String(id ?? '') === String(value ?? '')) return
    // Another picture is cut elsewhere, and has words of its own.
    const cleared = [crop?.path, item && caption].filter((cleared) => typeof cleared === 'string')
    if (choice) {
      const values = { [path]: id, ...Object.fromEntries(cleared.map((cleared) => [cleared, null])) }
      choice(values, () => item && caption && announceCaption(item.caption))
      return
    }
    setValue(id)
    if (crop) cropField.setValue(null)
  }
  const choose = async () => {
    const keepFocus = rememberFocus()
    const [scheme = 'other'] = schemes
    const chosen = value ? [{ id: String(value), scheme: media?.scheme ?? scheme }] : []
    const [item] = (await pick({ title: 'Media Library', limits: exactlyOne, schemes, chosen })) ?? []
    if (item) set(item)
    keepFocus()
  }

  return (
    <div className={`field-type media-field${showError ? ' error' : ''}`} id={fieldId(path)}>
      <FieldLabel label={field.label} localized={false} path={path} required={field.required} />
      <div className="media-field__body">
        <FieldError path={path} showError={showError} />
        {value ? (
          <>
            <Chosen media={media} isGone={isGone} />
            <div className="media-field__actions">
              {!isClosed && (
                <>
                  <SmallButton aria-label={`Replace: ${label}`} onClick={() => void choose()}>
                    Replace
                  </SmallButton>
                  <SmallButton
                    aria-label={`Remove: ${label}`}
                    onClick={() => {
                      const keepFocus = rememberFocus()
                      set(null)
                      keepFocus()
                    }}
                  >
                    Remove
                  </SmallButton>
                </>
              )}
              {crop && media?.scheme === 'image' && (
                <CropTool
                  label={label}
                  media={media}
                  point={imageCropOf(cropField.value)}
                  uses={crop.uses}
                  isClosed={isClosed}
                  onChange={cropField.setValue}
                />
              )}
            </div>
          </>
        ) : (
          <SmallButton
            disabled={isClosed}
            aria-label={`Select from the media library: ${label}`}
            onClick={() => void choose()}
          >
            Select from the media library
          </SmallButton>
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
      {dialog}
    </div>
  )
}

export const MediaField = withCondition(MediaFieldOfForm)

function useChosenMedia(id: number | string | null): { media: LibraryMedia | null; isGone: boolean } {
  const { config } = useConfig()
  const { data, isSuccess } = useQuery({
    queryKey: ['media', String(id)],
    queryFn: () => fetchDocuments(config.routes.api, mediaSource, [String(id)]),
    enabled: id !== null && id !== '',
    staleTime: 60_000,
    gcTime: 60_000,
  })
  const [media = null] = data ?? []
  return { media, isGone: isSuccess && media === null }
}

function Chosen({ media, isGone }: { media: LibraryMedia | null; isGone: boolean }) {
  if (isGone) return <p className="media-field__gone">This file is no longer in the library.</p>
  return (
    <div className="media-field__chosen">
      <span className="media-field__picture">
        {media?.scheme === 'image' && (
          <img src={media.src} alt={media.alt} width={media.width ?? undefined} height={media.height ?? undefined} />
        )}
      </span>
      <span className="media-field__words">
        <strong>{media?.name ?? ' '}</strong>
        <span>{media?.alt || media?.caption}</span>
        <span>
          {media?.width && media.height ? `${media.width} × ${media.height} · ` : ''}
          {media?.size ? fileSize(media.size) : ''}
        </span>
      </span>
    </div>
  )
}
