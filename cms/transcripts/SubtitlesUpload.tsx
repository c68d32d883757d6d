'use client'

import { Button, toast, useField } from '@payloadcms/ui'
import { type ChangeEvent, useRef } from 'react'
import { readCaptions } from '#collections/media/captions.ts'
import {
  decodeTranscript,
  maxTranscriptBytes,
  type TranscriptOfFile,
  transcriptFiles,
  transcriptOfFile,
} from '#collections/posts/transcriptFile.ts'
import { useSharedChoice } from '../collaboration/useSharedChoice.ts'

export interface SubtitlesUploadOptions {
  /** The field, by the name that people call it, too. */
  path: 'transcript' | 'captions'
}

/** A button that fills a field from a file; one step of undo brings the text before it back. */
export function SubtitlesUpload({ options: { path } }: { options: SubtitlesUploadOptions }) {
  const { setValue, disabled } = useField<string>({ path })
  const choice = useSharedChoice(path)
  const input = useRef<HTMLInputElement>(null)

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen once more.
    const read = file && (await readFile(file, path))
    target.value = ''
    if (!file || !read) return
    if (!read.ok) return void toast.error(read.message)
    if (choice) choice({ [path]: read.text })
    else setValue(read.text)
    toast.success(
      path === 'captions' ? `The captions are those of ${file.name}.` : `The transcript is that of ${file.name}.`,
    )
  }

  return (
    <div>
      <Button
        buttonStyle="secondary"
        size="small"
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Upload WebVTT or SRT
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={transcriptFiles}
        aria-label={`File of the ${path}`}
        onChange={(event) => void take(event)}
      />
    </div>
  )
}

async function readFile(file: File, path: SubtitlesUploadOptions['path']): Promise<TranscriptOfFile> {
  if (file.size > maxTranscriptBytes) return { ok: false, message: `${file.name} is larger than 2 MB.` }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { ok: false, message: `${file.name} could not be read.` }
  const read = transcriptOfFile(file.name, decodeTranscript(bytes))
  if (!read.ok || path === 'transcript') return read
  const captions = readCaptions(read.text)
  return captions.ok ? captions : { ok: false, message: `${file.name}: ${captions.message}` }
}
