'use client'

import { Button, toast, useField } from '@payloadcms/ui'
import { type ChangeEvent, useRef } from 'react'
import {
  decodeTranscript,
  maxTranscriptBytes,
  transcriptFiles,
  transcriptOfFile,
} from '#collections/posts/transcriptFile.ts'
import { useSharedChoice } from '../collaboration/useSharedChoice.ts'

const path = 'transcript'

/** A button that fills the transcript from a file; one step of undo brings the text before it back. */
export function TranscriptUpload() {
  const { setValue, disabled } = useField<string>({ path })
  const choice = useSharedChoice(path)
  const input = useRef<HTMLInputElement>(null)

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen once more.
    const read = file && (await readFile(file))
    target.value = ''
    if (!file || !read) return
    if (!read.ok) return void toast.error(read.message)
    if (choice) choice({ [path]: read.text })
    else setValue(read.text)
    toast.success(`The transcript is that of ${file.name}.`)
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
        aria-label="File of the transcript"
        onChange={(event) => void take(event)}
      />
    </div>
  )
}

async function readFile(file: File): Promise<ReturnType<typeof transcriptOfFile>> {
  if (file.size > maxTranscriptBytes) return { ok: false, message: `${file.name} is larger than 2 MB.` }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { ok: false, message: `${file.name} could not be read.` }
  return transcriptOfFile(file.name, decodeTranscript(bytes))
}
