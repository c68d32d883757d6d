'use client'

import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { show } from './show.schema.ts'

const label = (id: string | null) => (id ? 'Replace Show' : 'Select Show')

async function chooseShow({ services, update, props }: EditorViewProps<typeof show>) {
  const chosen = await services.pickDocument('shows', props.id)
  if (chosen) update({ id: chosen.id })
}

function ShowBody(view: EditorViewProps<typeof show>) {
  const { props, services, isEditable } = view
  const show = props.id ? services.findDocument('shows', props.id) : null
  if (!show && (props.id === null || show === null)) {
    return (
      <div className="block-empty">
        <PodcastIcon />
        <p>{props.id ? 'This show is gone.' : 'No show selected'}</p>
        {isEditable && <ToolButton label={label(props.id)} onClick={() => void chooseShow(view)} />}
      </div>
    )
  }
  const logo = show?.imageId ? services.findMedia(show.imageId) : null
  return (
    <div className="show-face">
      {logo ? <img src={logo.src} alt="" /> : <span className="show-face-blank" />}
      <div>
        <p className="show-face-name">{show?.title ?? '…'}</p>
        <p className="show-face-text">{show?.text}</p>
        <span className="show-face-button">See All Episodes</span>
      </div>
    </div>
  )
}

function ShowToolbar(view: EditorViewProps<typeof show>) {
  const { props, update } = view
  return (
    <>
      <ToolButton label={label(props.id)} onClick={() => void chooseShow(view)} />
      <AlignmentTool choices={['none', 'wide', 'full']} value={props.alignment} update={update} />
    </>
  )
}

export const showEditorView: BlockEditorView<typeof show> = {
  Icon: PodcastIcon,
  keywords: ['podcast', 'audio', 'listen'],
  isInsertable: true,
  Body: ShowBody,
  Toolbar: ShowToolbar,
}
