'use client'

import { CaptionFields } from '../core/BlockFields.tsx'
import { AlignmentTool, ToolButton, ToolChoose, ToolToggle } from '../core/BlockTools.tsx'
import { AudioIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { pickOneMedia } from '../core/pickOneMedia.ts'
import { CaptionsIcon } from '../core/toolIcons.tsx'
import type { audio } from './audio.schema.ts'

async function chooseAudio({ services, update }: EditorViewProps<typeof audio>) {
  const chosen = await pickOneMedia(services, 'audio')
  if (chosen) update({ contentId: chosen.id, caption: chosen.caption, credit: chosen.credit })
}

function AudioBody(view: EditorViewProps<typeof audio>) {
  const { props, update, services, isEditable } = view
  if (!props.contentId) {
    return (
      <div className="block-empty">
        <AudioIcon />
        <p>No audio yet</p>
        {isEditable && <ToolButton label="Select Audio" onClick={() => void chooseAudio(view)} />}
      </div>
    )
  }
  const media = services.findMedia(props.contentId)
  if (media === null) return <p className="block-missing">This audio is no longer in the library.</p>
  return (
    <figure className={`media-face media-face--${props.alignment}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are for readers, who get them with the page */}
      <audio src={media?.src} controls preload="metadata" aria-label={props.caption || media?.name} />
      <CaptionFields props={props} isEditable={isEditable} update={update} />
    </figure>
  )
}

function AudioToolbar(view: EditorViewProps<typeof audio>) {
  const { props, update, services } = view
  return (
    <>
      <ToolChoose
        isChosen={Boolean(props.contentId)}
        select="Select Audio"
        replace="Replace Audio"
        onClick={() => void chooseAudio(view)}
      />
      {props.contentId && (
        <ToolButton label="Captions" onClick={() => services.openMedia(props.contentId ?? '')}>
          <CaptionsIcon />
        </ToolButton>
      )}
      <ToolToggle label="Hide caption" value={props.hideCaption} onChange={(hideCaption) => update({ hideCaption })} />
      <ToolToggle label="Hide credit" value={props.hideCredit} onChange={(hideCredit) => update({ hideCredit })} />
      <ToolToggle label="Autoplay" value={props.autoplay} onChange={(autoplay) => update({ autoplay })} />
      <ToolToggle label="Loop" value={props.loop} onChange={(loop) => update({ loop })} />
      <AlignmentTool choices={['none', 'left', 'center', 'right']} value={props.alignment} update={update} />
    </>
  )
}

export const audioEditorView: BlockEditorView<typeof audio> = {
  Icon: AudioIcon,
  keywords: ['sound', 'recording', 'mp3', 'media'],
  isInsertable: true,
  Body: AudioBody,
  Toolbar: AudioToolbar,
}
