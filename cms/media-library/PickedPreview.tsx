'use client'

import { useEffect, useState } from 'react'
import { MediaPreview } from './MediaPreview.tsx'

// Letters of a text that are shown.
const maxTextLength = 20_000

/** Renders a file that was picked, before anything is sent (docs/spec/editor.md#upload-screen). */
export function PickedPreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  const [text, setText] = useState<string | null>(null)
  const isText = file.type.startsWith('text/')
  const canShow = /^(image|video|audio)\//.test(file.type) || file.type === 'application/pdf'

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  useEffect(() => {
    if (!isText) return
    let isGone = false
    file
      .slice(0, maxTextLength)
      .text()
      .then((read) => !isGone && setText(read))
      .catch(() => !isGone && setText('Preview not available'))
    return () => {
      isGone = true
    }
  }, [file, isText])

  return (
    <div className="media-picked">
      {canShow && url && <MediaPreview url={url} mimeType={file.type} name={file.name} picture={null} />}
      {isText && <pre className="media-preview media-preview--text">{text}</pre>}
      {!canShow && !isText && <p>Selected file: {file.name}</p>}
      {(canShow || isText) && <p className="media-picked__name">{file.name}</p>}
    </div>
  )
}
