import { hasVersion } from '#contract/entityTag.ts'
import type { ByteRange, StoredFile } from './fileStore.ts'

/** The response to a request for a file, without its bytes. */
export interface FileAnswer {
  status: 200 | 206 | 304 | 416
  headers: Headers
  /** The part that is sent; null for all of it. */
  range: ByteRange | null
}

/** Decides by the conditions and the range of a request (RFC 9110) what is sent of a file. One range is served, several are not. */
export function fileAnswer(request: Headers, { size, modified, etag }: StoredFile): FileAnswer {
  const headers = new Headers({ 'Accept-Ranges': 'bytes', ETag: etag, 'Last-Modified': modified.toUTCString() })
  // Headers have whole seconds.
  const seconds = Math.floor(modified.getTime() / 1000)
  const isUnchangedSince = (date: string) => seconds * 1000 <= Date.parse(date)
  const known = request.get('If-None-Match')
  const since = request.get('If-Modified-Since')
  const isKnown = known === null ? since !== null && isUnchangedSince(since) : hasVersion(known, etag)
  if (isKnown) return { status: 304, headers, range: null }

  const condition = request.get('If-Range')
  const isSame = condition === null || condition === etag || Date.parse(condition) === seconds * 1000
  const range = isSame ? rangeOf(request.get('Range'), size) : null
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${size}`)
    return { status: 416, headers, range: null }
  }
  if (!range) {
    setLength(headers, size)
    return { status: 200, headers, range }
  }
  setLength(headers, range.end - range.start + 1)
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  return { status: 206, headers, range }
}

// Next drops the length of what a route handler answers; the reader site takes it from the second header.
function setLength(headers: Headers, bytes: number): void {
  headers.set('Content-Length', String(bytes))
  headers.set('X-Content-Length', String(bytes))
}

// A range that is not understood counts as not requested.
const rangeOf = (header: string | null, size: number): ByteRange | 'outside' | null => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start > end ? 'outside' : { start, end }
}
