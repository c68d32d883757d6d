'use client'

import { type ChangeEvent, useState } from 'react'
import { alignmentOptions, ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { HtmlIcon } from '../core/icons.tsx'

const alignments = alignmentOptions(['none', 'left', 'center', 'right', 'wide', 'full'] as const)

/** The preview is a sandboxed frame without scripts: whoever opens a story runs nothing that somebody else pasted. */
function HtmlPreview({ content }: { content: string }) {
  return <iframe className="html-preview" title="Preview" sandbox="" srcDoc={content} />
}

function HtmlBody({ props, update, isEditable }: FaceProps<'html'>) {
  const [isPreview, setIsPreview] = useState(false)
  const importFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) update({ content: await file.text() })
    event.target.value = ''
  }
  return (
    <div className="html-face">
      <div className="html-face-bar">
        <span>HTML</span>
        <ToolButton label="Preview" isPressed={isPreview} onClick={() => setIsPreview(!isPreview)} />
        {isEditable && (
          <label className="block-tool">
            Import from File
            <input type="file" accept=".html,.htm,.txt" hidden onChange={(event) => void importFile(event)} />
          </label>
        )}
      </div>
      {isPreview ? (
        <HtmlPreview content={props.content} />
      ) : (
        <textarea
          aria-label="HTML"
          spellCheck={false}
          rows={Math.min(20, Math.max(4, props.content.split('\n').length))}
          value={props.content}
          readOnly={!isEditable}
          placeholder="<p>Markup of your own</p>"
          onChange={(event) => update({ content: event.target.value })}
        />
      )}
    </div>
  )
}

function HtmlToolbar({ props, update }: FaceProps<'html'>) {
  return (
    <ToolSelect
      label="Alignment"
      value={props.alignment}
      options={alignments}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

export const htmlFace: BlockFace<'html'> = {
  Icon: HtmlIcon,
  keywords: ['code', 'markup', 'embed'],
  isInsertable: true,
  Body: HtmlBody,
  Toolbar: HtmlToolbar,
}
