import type { SourceFile } from '../file/sourceFile.ts'

/** The name of a file that a user sent, and that waits to be registered. */
export interface StagedName {
  userId: string
  filename: string
}

export interface StagedFile extends SourceFile {
  /** Removes the copy that was made for reading. What was sent stays until it is discarded. */
  release(): Promise<void>
}

/**
 * Storage of files between the two steps of an upload (docs/spec/editor.md#upload-steps): the browser sends the bytes,
 * then registers them. Nothing in here is part of the library, and files that are never registered are removed.
 */
export interface UploadStaging {
  /** An address that takes one PUT of the file, for a short while and with this type only. */
  presign(name: StagedName, contentType: string): Promise<string>
  /** Returns the file that was sent; null when none, or only a part of it, was sent. */
  fetch(name: StagedName): Promise<StagedFile | null>
  discard(name: StagedName): Promise<void>
  /** Removes what has been waiting since before a moment; returns how many. */
  sweep(before: Date): Promise<number>
}

/** Seconds that an address for an upload is good for: 200 MB over a slow line. */
export const presignedFor = 3600

/** Milliseconds after which a sent file is no longer expected to be registered. */
export const stagedFor = 2 * presignedFor * 1000
