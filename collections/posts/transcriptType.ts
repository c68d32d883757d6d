import type { CollectionBeforeChangeHook } from 'payload'

export const transcriptTypes = ['text/plain', 'text/vtt'] as const

export type TranscriptType = (typeof transcriptTypes)[number]

/** Returns the MIME type of a transcript: WebVTT by its first word, else plain text. Null for an empty one. */
export function transcriptTypeOf(text: string | null | undefined): TranscriptType | null {
  const start = (text ?? '').replace(/^\uFEFF/, '').trimStart()
  if (!start) return null
  return /^WEBVTT(?:\s|$)/.test(start) ? 'text/vtt' : 'text/plain'
}

/** Stores the type beside the transcript, so that a feed of all episodes reads none of the texts. */
export const setTranscriptType: CollectionBeforeChangeHook = ({ data }) =>
  'transcript' in data ? { ...data, transcriptType: transcriptTypeOf(data.transcript) } : data
