'use client'

import { AlignmentTool, ToolButton, ToolChoose } from '../core/BlockTools.tsx'
import { FileIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { type file, mediaSchemes } from './file.schema.ts'

async function chooseFile({ services, update }: EditorViewProps<typeof file>) {
  const [chosen] = (await services.pickMedia({ schemes: [...mediaSchemes], isMultiple: false })) ?? []
  if (chosen) update({ contentId: chosen.id, scheme: chosen.scheme, name: chosen.name })
}

function FileBody(view: EditorViewProps<typeof file>) {
  const { props, update, services, isEditable } = view
  if (!props.contentId) {
    return (
      <div className="block-empty">
        <FileIcon />
        <p>
          <strong>File</strong>
          <br />
          Upload a file or pick one from your media library.
        </p>
        {isEditable && <ToolButton label="Media Library" onClick={() => void chooseFile(view)} />}
      </div>
    )
  }
  const media = services.findMedia(props.contentId)
  if (media === null) return <p className="block-missing">This file is no longer in the library.</p>
  return (
    <div className={`file-face file-face--${props.alignment}`}>
      <FileIcon />
      <input
        aria-label="Name"
        value={props.name}
        placeholder={media?.name}
        readOnly={!isEditable}
        onChange={(event) => update({ name: event.target.value })}
      />
      {props.showDownloadButton && (
        <a href={media?.src} target="_blank" rel="noreferrer">
          Download
        </a>
      )}
    </div>
  )
}

function FileToolbar(view: EditorViewProps<typeof file>) {
  const { props, update } = view
  return (
    <>
      <ToolChoose
        isChosen={Boolean(props.contentId)}
        select="Media Library"
        replace="Replace File"
        onClick={() => void chooseFile(view)}
      />
      <ToolButton
        label="Download button"
        isPressed={props.showDownloadButton}
        onClick={() => update({ showDownloadButton: !props.showDownloadButton })}
      />
      <AlignmentTool choices={['none', 'left', 'center', 'right']} value={props.alignment} update={update} />
    </>
  )
}

export const fileEditorView: BlockEditorView<typeof file> = {
  Icon: FileIcon,
  keywords: ['download', 'document', 'pdf', 'attachment'],
  isInsertable: true,
  Body: FileBody,
  Toolbar: FileToolbar,
}
