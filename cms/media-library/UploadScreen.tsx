'use client'

import './upload.css'
import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { acceptedMimeTypes, type MediaScheme, maxUploadSize, mediaSchemeOf } from '#collections/media/mimeTypes.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { useLeaveWarning } from '../kit/useLeaveWarning.ts'
import { BackToGallery } from './BackToGallery.tsx'
import { DropZone } from './DropZone.tsx'
import type { LibraryFacts, LibraryItem } from './libraryItem.types.ts'
import { fileSize } from './mediaWords.ts'
import { PickedPreview } from './PickedPreview.tsx'
import { posterOf } from './posterOf.ts'
import {
  duplicateToast,
  fileRefusal,
  isSameFile,
  isUploading,
  type PickedFile,
  successToast,
  type UploadStatus,
  uploadLabel,
  uploadProgress,
} from './upload.state.ts'
import { uploadFile } from './uploadFile.ts'

interface UploadScreenProps {
  library: LibraryFacts | null
  // Kinds that can be chosen afterwards; others are not taken here.
  schemes: readonly MediaScheme[]
  // The file that was just uploaded, which is not taken twice; null before the first one.
  uploaded: PickedFile | null
  // Called with true while a file is being sent, during which no other action is allowed.
  onBusy(isBusy: boolean): void
  onBack(): void
  // Takes the file that was just uploaded; null where it cannot be taken.
  onUse: (() => void) | null
  onUploaded(item: LibraryItem, file: PickedFile): void
}

/** Bringing a file into the library (docs/spec/editor.md#upload-screen). */
export function UploadScreen({ library, schemes, uploaded, onBusy, onBack, onUse, onUploaded }: UploadScreenProps) {
  const rpc = useRpc()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [status, setStatus] = useState<UploadStatus>('Default')
  const [words, setWords] = useState({ credit: '', caption: '' })
  const [alert, setAlert] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  const isBusy = isUploading(status)
  const isSame = file !== null && isSameFile(file, uploaded)
  const acceptedTypes = acceptedMimeTypes.filter((type) => schemes.includes(mediaSchemeOf(type)))

  useLeaveWarning(isBusy)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  // The page can be left in the middle of it: what waits then is swept away by the server.
  useEffect(
    () => () => {
      sending.current?.abort()
      onBusy(false)
    },
    [onBusy],
  )

  const reset = useCallback(() => {
    setFile(null)
    setStatus('Default')
    setWords({ credit: '', caption: '' })
    setAlert(null)
    setFailure(null)
  }, [])
  const pick = (picked: File) => {
    const refusal = fileRefusal(picked, acceptedTypes)
    setAlert(refusal)
    setFailure(null)
    if (refusal) return
    setStatus('Default')
    setFile(picked)
    if (isSameFile(picked, uploaded)) toast.info(duplicateToast, { id: duplicateToast })
  }
  const save = async () => {
    if (!file || isBusy) return
    if (isSame) {
      toast.info(duplicateToast, { id: duplicateToast })
      return
    }
    setFailure(null)
    const controller = new AbortController()
    sending.current = controller
    // From here on nothing can be pressed twice.
    setStatus('Storage')
    const poster = file.type.startsWith('video/') ? await posterOf(file) : null
    try {
      const { signal } = controller
      const item = await uploadFile({ rpc, file, ...words, poster, signal, onStatus: setStatus })
      setWords({ credit: '', caption: '' })
      toast.success(successToast)
      onUploaded(item, file)
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  const isClosed = !file || isBusy
  const progress = uploadProgress[status]
  return (
    <section className="media-screen" aria-busy={isBusy}>
      <BackToGallery onBack={onBack} isDisabled={isBusy} />
      {failure && (
        <p className="picker__error" role="alert">
          {failure}
        </p>
      )}
      <div className="media-upload">
        <DropZone
          acceptedTypes={acceptedTypes}
          limit={fileSize(library?.maxSize ?? maxUploadSize)}
          isDisabled={isBusy}
          alert={alert}
          onPick={pick}
        >
          {file && <PickedPreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />}
        </DropZone>
        <div className="media-upload__form">
          <label htmlFor={`${id}-credit`}>Credit</label>
          <input
            id={`${id}-credit`}
            type="text"
            className="media-upload__text"
            placeholder="Add value..."
            maxLength={1000}
            disabled={isClosed}
            value={words.credit}
            onChange={({ target: { value } }) => setWords({ ...words, credit: value })}
          />
          <label htmlFor={`${id}-caption`}>Caption</label>
          <textarea
            id={`${id}-caption`}
            className="media-upload__text"
            placeholder="Add value..."
            rows={5}
            maxLength={5000}
            disabled={isClosed}
            value={words.caption}
            onChange={({ target: { value } }) => setWords({ ...words, caption: value })}
          />
          {status !== 'Default' && (
            <div className="media-upload__progress" role="status">
              <progress value={progress} max={100} aria-label="Upload" />
              <span>
                {uploadLabel(status, library?.provider ?? 'the library')}
                {status !== 'Error' && ` ${progress}%`}
              </span>
            </div>
          )}
          <div className="media-upload__actions">
            <Button buttonStyle="secondary" margin={false} disabled={isClosed && status !== 'Error'} onClick={reset}>
              Reset
            </Button>
            <Button
              margin={false}
              disabled={isClosed || isSame}
              extraButtonProps={keepFocusWhenDisabled}
              onClick={() => void save()}
            >
              {isSame ? 'File Already Uploaded' : 'Save File'}
            </Button>
            {isSame && onUse && (
              <Button margin={false} onClick={onUse}>
                Use this file
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
