'use client'

import { DocumentIcon } from '@payloadcms/ui'

export interface Previewed {
  url: string
  mimeType: string
  name: string
  /** A picture of a film, or of a document that a browser cannot show. */
  picture: string | null
}

/**
 * Renders a picture, a player, a page or a sign: whatever a browser can do with it (docs/spec/editor.md#media-detail).
 */
export function MediaPreview({ url, mimeType, name, picture }: Previewed) {
  const [kind] = mimeType.split('/')
  if (kind === 'image') return <img className="media-preview" src={url} alt="" />
  // Captions are the business of the story that it stands in.
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is looked at here is the file
      <video className="media-preview" src={url} poster={picture ?? undefined} controls preload="metadata" />
    )
  if (kind === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is looked at here is the file
      <audio className="media-preview media-preview--sound" src={url} controls preload="metadata" />
    )
  if (mimeType === 'application/pdf')
    return <object className="media-preview media-preview--page" data={url} type={mimeType} aria-label={name} />
  if (picture) return <img className="media-preview" src={picture} alt="" />
  return (
    <p className="media-preview media-preview--none">
      <DocumentIcon />
      Preview not available
    </p>
  )
}
