import type { Readable } from 'node:stream'

/** The properties of a stored file that are known without reading it. */
export interface StoredFile {
  /** Bytes. */
  size: number
  modified: Date
  etag: string
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface FileToStore {
  name: string
  mimeType: string
  size: number
  body(): Buffer | Readable
}

/** Storage of the files of the library. Names have no folders. */
export interface FileStore {
  kind: 'disk' | 's3'
  /** Returns null where there is no such file. */
  find(name: string): Promise<StoredFile | null>
  stream(name: string, range: ByteRange | null): Promise<ReadableStream>
  /** Returns all bytes. @throws where there is no such file */
  read(name: string): Promise<Buffer>
  put(file: FileToStore): Promise<void>
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>
  /** Returns the names of files, at most `limit`. @throws Error in words when the store does not answer */
  names(limit: number): Promise<Set<string>>
  /** Returns the free bytes; null for a store without an end. @throws Error in words when the store does not answer */
  space(): Promise<number | null>
}
