/** The kinds of files that the library distinguishes (docs/spec/editor.md#media-item). */
export const mediaSchemes = ['image', 'video', 'audio', 'document', 'presentation', 'other'] as const

export type MediaScheme = (typeof mediaSchemes)[number]

// The types that can be uploaded (docs/spec/editor.md#accepted-files), and the scheme of each.
const schemeOfMimeType: Record<string, MediaScheme> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/gif': 'image',
  'image/apng': 'image',
  // These are converted when they come in: browsers do not show them.
  'image/heic': 'image',
  'image/heif': 'image',
  'image/tiff': 'image',
  'image/svg+xml': 'image',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'audio/x-wav': 'audio',
  'audio/vnd.wave': 'audio',
  'video/mp4': 'video',
  'video/webm': 'video',
  'application/pdf': 'document',
  'application/msword': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.oasis.opendocument.text': 'document',
  'application/rtf': 'document',
  'application/vnd.ms-excel': 'document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'document',
  'application/vnd.oasis.opendocument.spreadsheet': 'document',
  'application/vnd.ms-powerpoint': 'presentation',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'presentation',
  'application/vnd.oasis.opendocument.presentation': 'presentation',
  'text/plain': 'document',
  'text/csv': 'document',
}

export const acceptedMimeTypes = Object.keys(schemeOfMimeType)

/** Error message for a file of any other type. */
export const typeRefusal =
  'File type not accepted. Accepted are JPEG, PNG, WebP, AVIF, GIF, SVG, HEIC and TIFF pictures, MP3, M4A, OGG and WAV recordings, MP4 and WebM films, and PDF, office, text and CSV documents.'

/** Returns the scheme of a type; "other" for a type that is not accepted (any more). */
export function mediaSchemeOf(mimeType: string | null | undefined): MediaScheme {
  return (mimeType && schemeOfMimeType[mimeType]) || 'other'
}

/**
 * At most 200 MB a file (docs/spec/editor.md#accepted-files), in bytes. Payload wants it in
 * `config.upload.limits.fileSize`.
 */
export const maxUploadSize = 200 * 1024 * 1024
