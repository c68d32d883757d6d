'use client'

import { AltTextField } from '../core/AltTextField.tsx'
import { BlockField } from '../core/BlockFields.tsx'
import { AlignmentTool, ToolButton, ToolChoose } from '../core/BlockTools.tsx'
import { ImageIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ToolLink } from '../core/ToolLink.tsx'
import type { image } from './image.schema.ts'
import { shownWidth } from './imageWidth.ts'
import { MobileCropTool } from './MobileCropTool.tsx'

async function chooseImage({ props, services, update }: EditorViewProps<typeof image>) {
  const current = props.contentId ? [props.contentId] : []
  const [chosen] = (await services.pickMedia({ schemes: ['image'], isMultiple: false, current })) ?? []
  if (!chosen) return
  // A new picture brings its own words, and the old crop means nothing to it (docs/spec/editor.md#media-choice).
  update({
    contentId: chosen.id,
    altText: chosen.alt,
    caption: chosen.caption,
    credit: chosen.credit,
    width: null,
    mobileCrop: null,
  })
}

function ImageBody(view: EditorViewProps<typeof image>) {
  const { props, update, services, isEditable } = view
  const media = props.contentId ? services.findMedia(props.contentId) : null
  if (!props.contentId) {
    return (
      <div className="block-empty">
        <ImageIcon />
        <p>No picture yet</p>
        {isEditable && <ToolButton label="Select Image" onClick={() => void chooseImage(view)} />}
      </div>
    )
  }
  if (media === null) return <p className="block-missing">This picture is no longer in the library.</p>
  const shown = media ? shownWidth(props, media) : null
  return (
    <figure className={`image image--${props.alignment}`}>
      {media ? (
        <img
          src={media.src}
          alt={props.altText || media.alt}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          style={shown === null ? undefined : { width: shown, maxWidth: '100%' }}
        />
      ) : (
        <div className="block-skeleton" />
      )}
      <figcaption className="block-texts">
        {!props.hideCaption && (
          <BlockField
            label="Caption"
            placeholder={media?.caption || 'Add a caption...'}
            value={props.caption}
            isEditable={isEditable}
            onChange={(caption) => update({ caption })}
          />
        )}
        {!props.hideCredit && (
          <BlockField
            label="Credit"
            placeholder={media?.credit || 'Credit'}
            value={props.credit}
            isEditable={isEditable}
            onChange={(credit) => update({ credit })}
          />
        )}
        <AltTextField
          mediaId={props.contentId}
          placeholder={media?.alt || 'Describe the picture for people who cannot see it'}
          value={props.altText}
          isEditable={isEditable}
          isSelected={view.isSelected}
          services={services}
          onChange={(altText) => update({ altText })}
        />
      </figcaption>
    </figure>
  )
}

function ImageToolbar(view: EditorViewProps<typeof image>) {
  const { props, update, services } = view
  const media = props.contentId ? services.findMedia(props.contentId) : null
  return (
    <>
      <ToolChoose
        isChosen={Boolean(props.contentId)}
        select="Select Image"
        replace="Replace Image"
        onClick={() => void chooseImage(view)}
      />
      <ToolLink
        label={props.link ? 'Edit Image Link' : 'Create Image link'}
        value={props.link}
        onChange={(link) => update({ link })}
      />
      <ToolButton
        label="Hide caption"
        isPressed={props.hideCaption}
        onClick={() => update({ hideCaption: !props.hideCaption })}
      />
      <ToolButton
        label="Hide credit"
        isPressed={props.hideCredit}
        onClick={() => update({ hideCredit: !props.hideCredit })}
      />
      {media && (
        <MobileCropTool
          media={media}
          crop={props.mobileCrop}
          services={services}
          onChange={(mobileCrop) => update({ mobileCrop })}
        />
      )}
      <AlignmentTool
        choices={['none', 'left', 'center', 'right', 'wide', 'full']}
        value={props.alignment}
        update={update}
      />
    </>
  )
}

export const imageEditorView: BlockEditorView<typeof image> = {
  Icon: ImageIcon,
  keywords: ['picture', 'photo', 'media', 'img'],
  isInsertable: true,
  Body: ImageBody,
  Toolbar: ImageToolbar,
}
