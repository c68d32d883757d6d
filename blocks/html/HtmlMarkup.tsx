'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import { ToolButton } from '../core/BlockTools.tsx'
import type { EditorViewProps } from '../core/editor.types.ts'
import { HtmlCodeField } from './HtmlCodeField.tsx'
import type { html } from './html.schema.ts'

// Styles of the preview, as on readers' pages: without them a browser would use its own fonts.
const previewStyle = `:root { color-scheme: light dark; --ink: #111; --paper: #fff; --rule: #dcdbd8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e3; --paper: #121212; --rule: #34332f } }
body { margin: 0; font: 18px/1.5 Newsreader, Georgia, serif; color: var(--ink); background: var(--paper) }
img, video, iframe, embed, object { max-width: 100% }
img, video { height: auto }
table { width: 100%; border-collapse: collapse; font: 14px/1.5 Inter, system-ui, sans-serif }
caption { padding-bottom: 6px; font-weight: 600; text-align: start }
th, td { padding: 7px 12px 7px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--rule) }`

// Renders the preview in a sandboxed frame without scripts: opening a story runs nothing that another user pasted.
function HtmlPreview({ content }: { content: string }) {
  const page = `<!doctype html><style>${previewStyle}</style>${content}`
  return <iframe className="html-preview" title="Preview" sandbox="" srcDoc={page} />
}

/** Renders the markup of the block: as code for users who may write it, and as readers see it. */
export function HtmlMarkup({ props, update, isEditable }: EditorViewProps<typeof html>) {
  const [chosen, setChosen] = useState<'code' | 'preview' | null>(null)
  // Users who cannot write it see what readers see.
  const isPreview = chosen === null ? !isEditable : chosen === 'preview'
  const file = useRef<HTMLInputElement>(null)
  const importFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const [imported] = target.files ?? []
    if (imported) update({ content: await imported.text() })
    target.value = ''
  }
  return (
    <div className="html-face">
      <div className="html-face-bar">
        <span>HTML</span>
        <ToolButton label="Preview" isPressed={isPreview} onClick={() => setChosen(isPreview ? 'code' : 'preview')} />
        {isEditable && (
          <>
            <ToolButton label="Import from File" onClick={() => file.current?.click()} />
            <input
              ref={file}
              type="file"
              accept=".html,.htm,.txt"
              hidden
              onChange={(event) => void importFile(event)}
            />
          </>
        )}
      </div>
      {isPreview ? (
        <HtmlPreview content={props.content} />
      ) : (
        <HtmlCodeField text={props.content} isEditable={isEditable} onChange={(content) => update({ content })} />
      )}
    </div>
  )
}
