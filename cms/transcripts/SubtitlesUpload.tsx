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

interface Props {
  // Of the field.
  path: string
  options: SubtitlesUploadOptions
}

export interface SubtitlesUploadOptions {
  /** The name of the field, which is also the word for it on the screen. */
  name: 'transcript' | 'captions'
}

/** Renders a button that fills a field from a file; one step of undo brings the text before it back. */
export function SubtitlesUpload({ path, options: { name } }: Props) {
  const { setValue, disabled } = useField<string>({ path })
  const choice = useSharedChoice(path)
  const input = useRef<HTMLInputElement>(null)

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen once more.
    const read = file && (await readFile(file, name))
    target.value = ''
    if (!file || !read) return
    if (!read.ok) return void toast.error(read.message)
    if (choice) choice({ [path]: read.text })
    else setValue(read.text)
    toast.success(
      name === 'captions' ? `The captions are those of ${file.name}.` : `The transcript is that of ${file.name}.`,
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
        aria-label={`File of the ${name}`}
        onChange={(event) => void take(event)}
      />
    </div>
  )
}

async function readFile(file: File, name: SubtitlesUploadOptions['name']): Promise<TranscriptOfFile> {
  if (file.size > maxTranscriptBytes) return { ok: false, message: `${file.name} is larger than 2 MB.` }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { ok: false, message: `${file.name} could not be read.` }
  const read = transcriptOfFile(file.name, decodeTranscript(bytes))
  if (!read.ok || name === 'transcript') return read
  const captions = readCaptions(read.text)
  return captions.ok ? captions : { ok: false, message: `${file.name}: ${captions.message}` }
}
