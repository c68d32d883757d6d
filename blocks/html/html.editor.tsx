'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import { alignmentOptions, ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import { HtmlIcon } from '../core/blockIcons.tsx'
import { ChooseDocument, ChosenDocument, type DocumentChoice } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['none', 'left', 'center', 'right', 'wide', 'full'] as const)

/** The preview is a sandboxed frame without scripts: whoever opens a story runs nothing that somebody else pasted. */
function HtmlPreview({ content }: { content: string }) {
  return <iframe className="html-preview" title="Preview" sandbox="" srcDoc={content} />
}

function HtmlMarkup({ props, update, isEditable }: FaceProps<'html'>) {
  const [isPreview, setIsPreview] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const importFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const [chosen] = target.files ?? []
    if (chosen) update({ content: await chosen.text() })
    target.value = ''
  }
  return (
    <div className="html-face">
      <div className="html-face-bar">
        <span>HTML</span>
        <ToolButton label="Preview" isPressed={isPreview} onClick={() => setIsPreview(!isPreview)} />
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

const forumChoice = ({ props, services, update }: FaceProps<'html'>): DocumentChoice => ({
  collection: 'candidate-forums',
  noun: 'Candidate Forum',
  id: props.forumId,
  services,
  choose: (forumId) => update({ forumId }),
})

function ChatFace({ props, update, isEditable }: FaceProps<'html'>) {
  return (
    <div className="document-face">
      <div className="document-face-bar">
        <HtmlIcon />
        <span>AI chat</span>
      </div>
      <label className="document-face-field">
        Assistant
        <input
          aria-label="Assistant"
          value={props.assistant}
          readOnly={!isEditable}
          placeholder="city-guide"
          onChange={(event) => update({ assistant: event.target.value })}
        />
      </label>
    </div>
  )
}

/** Whoever may not write html sees what is there, and that it is not theirs to change. */
function HtmlBody(face: FaceProps<'html'>) {
  const isEditable = face.isEditable && face.services.mayEditHtml
  const own = { ...face, isEditable }
  return (
    <>
      {face.props.tool === 'none' && <HtmlMarkup {...own} />}
      {face.props.tool === 'ai-chat' && <ChatFace {...own} />}
      {face.props.tool === 'candidate-forum' && (
        <ChosenDocument {...forumChoice(face)} Icon={HtmlIcon} isEditable={isEditable} />
      )}
      {face.isEditable && !isEditable && (
        <p className="html-face-note">You can read this block. To change it takes the permission to edit HTML.</p>
      )}
    </>
  )
}

const toolOptions = [
  { value: 'none', label: 'Markup' },
  { value: 'ai-chat', label: 'AI chat' },
  { value: 'candidate-forum', label: 'Candidate forum' },
] as const

function HtmlToolbar(face: FaceProps<'html'>) {
  const { props, services, update } = face
  if (!services.mayEditHtml) return null
  return (
    <>
      <ToolSelect label="Content" value={props.tool} options={toolOptions} onChange={(tool) => update({ tool })} />
      {props.tool === 'candidate-forum' && <ChooseDocument {...forumChoice(face)} />}
      <ToolSelect
        label="Alignment"
        value={props.alignment}
        options={alignments}
        onChange={(alignment) => update({ alignment })}
      />
    </>
  )
}

export const htmlFace: BlockFace<'html'> = {
  Icon: HtmlIcon,
  keywords: ['code', 'markup', 'embed', 'chat', 'assistant', 'candidates', 'election'],
  isInsertable: true,
  Body: HtmlBody,
  Toolbar: HtmlToolbar,
}
