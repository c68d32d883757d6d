'use client'

import { CaptionFields } from '../core/BlockFields.tsx'
import { AlignmentTool, ToolButton, ToolChoose, ToolToggle } from '../core/BlockTools.tsx'
import { VideoIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { pickOneMedia } from '../core/pickOneMedia.ts'
import { CaptionsIcon } from '../core/toolIcons.tsx'
import type { video } from './video.schema.ts'

async function chooseVideo({ services, update }: EditorViewProps<typeof video>) {
  const chosen = await pickOneMedia(services, 'video')
  if (!chosen) return
  const { id, caption, credit, posterId = null } = chosen
  update({ contentId: id, caption, credit, posterId })
}

async function choosePoster({ services, update }: EditorViewProps<typeof video>) {
  const chosen = await pickOneMedia(services, 'image')
  if (chosen) update({ posterId: chosen.id })
}

function VideoBody(view: EditorViewProps<typeof video>) {
  const { props, update, services, isEditable } = view
  if (!props.contentId) {
    return (
      <div className="block-empty">
        <VideoIcon />
        <p>No video yet</p>
        {isEditable && <ToolButton label="Select Video" onClick={() => void chooseVideo(view)} />}
      </div>
    )
  }
  const media = services.findMedia(props.contentId)
  const poster = props.posterId ? services.findMedia(props.posterId) : null
  if (media === null) return <p className="block-missing">This video is no longer in the library.</p>
  return (
    <figure className={`media-face media-face--${props.alignment}`}>
      {media ? (
        // biome-ignore lint/a11y/useMediaCaption: captions are for readers, who get them with the page
        <video
          src={media.src}
          poster={poster?.src}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          aria-label={media.alt || props.caption || media.name}
          controls
          preload="metadata"
        />
      ) : (
        <div className="block-skeleton" />
      )}
      <CaptionFields props={props} isEditable={isEditable} update={update} />
    </figure>
  )
}

function VideoToolbar(view: EditorViewProps<typeof video>) {
  const { props, update, services } = view
  return (
    <>
      <ToolChoose
        isChosen={Boolean(props.contentId)}
        select="Select Video"
        replace="Replace Video"
        onClick={() => void chooseVideo(view)}
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
      <ToolToggle label="Muted" value={props.muted} onChange={(muted) => update({ muted })} />
      <ToolToggle
        label="Show Playback Controls"
        value={props.showPlaybackControls}
        onChange={(showPlaybackControls) => update({ showPlaybackControls })}
      />
      {props.posterId ? (
        <ToolButton label="Clear Poster Image" onClick={() => update({ posterId: null })} />
      ) : (
        <ToolButton label="Select Poster Image" onClick={() => void choosePoster(view)} />
      )}
      <AlignmentTool
        choices={['none', 'left', 'center', 'right', 'wide', 'full']}
        value={props.alignment}
        update={update}
      />
    </>
  )
}

export const videoEditorView: BlockEditorView<typeof video> = {
  Icon: VideoIcon,
  keywords: ['film', 'movie', 'clip', 'media'],
  isInsertable: true,
  Body: VideoBody,
  Toolbar: VideoToolbar,
}
