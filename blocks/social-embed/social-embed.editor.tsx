'use client'

import { useId, useState } from 'react'
import { AlignmentTool, ToolButton, ToolText } from '../core/BlockTools.tsx'
import { EmbedIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { Frame } from '../core/Frame.tsx'
import { socialEmbed } from './social-embed.schema.ts'
import { embedFrame, embedShape } from './socialEmbedFrame.ts'
import { type EmbedLookUp, embedOf } from './socialEmbedLookUp.ts'

const empty = socialEmbed.props
  .pick({ embedId: true, provider: true, title: true, width: true, height: true })
  .parse({})

function EmbedForm({ update, services, isEditable }: EditorViewProps<typeof socialEmbed>) {
  const [url, setUrl] = useState('')
  const [state, setState] = useState<EmbedLookUp | 'asking' | null>(null)
  const errorId = useId()
  const error = state !== null && state !== 'asking' && 'error' in state ? state.error : null
  const isAsking = state === 'asking'
  const isUsable = isEditable && !isAsking
  const submit = async () => {
    if (!isUsable || url.trim() === '') return
    setState('asking')
    const found = await embedOf(() => services.findEmbed(url))
    setState(found)
    if ('embed' in found) update(found.embed)
  }
  return (
    // Not a form of HTML: the editor stands in the form of its document, and forms cannot be nested.
    <div className="block-empty embed-form">
      <EmbedIcon />
      <input
        type="url"
        required
        aria-label="Enter embed URL"
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        placeholder="Enter embed URL"
        value={url}
        disabled={!isEditable}
        // Not disabled while it is looked up: that would take the focus away.
        readOnly={isAsking}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void submit()
        }}
      />
      <ToolButton label="Embed" isDisabled={!isUsable || url.trim() === ''} onClick={() => void submit()} />
      {isAsking && <output>Looking it up …</output>}
      {error && (
        <p id={errorId} role="alert" className="block-tool-error">
          {error}
        </p>
      )}
    </div>
  )
}

// Only there so that an address of the back office itself can be parsed; in the editor no embed is trusted.
const anyPage = 'https://base.invalid'

function SocialEmbedBody(view: EditorViewProps<typeof socialEmbed>) {
  const { embedId, provider, title, width, height } = view.props
  if (!embedId) return <EmbedForm {...view} />
  const frame = embedFrame(view.services.embedBase, anyPage, { embedId, provider, title })
  if (!frame) return <p className="block-missing">{provider || 'Embed'}</p>
  return (
    <div className="embed-face-box" style={embedShape(width, height)}>
      <Frame src={frame.src} title={frame.title} className="embed-face" />
    </div>
  )
}

function SocialEmbedToolbar({ props, update }: EditorViewProps<typeof socialEmbed>) {
  return (
    <>
      {props.embedId && (
        <>
          <ToolText
            label="Title"
            placeholder={props.provider ? `Embedded from ${props.provider}` : 'Embedded content'}
            value={props.title}
            onChange={(title) => update({ title })}
          />
          <ToolButton label="Clear" onClick={() => update(empty)} />
        </>
      )}
      <AlignmentTool choices={['none', 'left', 'center', 'right', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const socialEmbedEditorView: BlockEditorView<typeof socialEmbed> = {
  Icon: EmbedIcon,
  keywords: ['youtube', 'instagram', 'bluesky', 'mastodon', 'tiktok', 'video', 'post'],
  isInsertable: true,
  Body: SocialEmbedBody,
  Toolbar: SocialEmbedToolbar,
}
