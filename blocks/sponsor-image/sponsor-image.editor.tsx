'use client'

import { AltTextField } from '../core/AltTextField.tsx'
import { BlockField } from '../core/BlockFields.tsx'
import { ToolButton, ToolChoose } from '../core/BlockTools.tsx'
import { SponsorIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { pickOneMedia } from '../core/pickOneMedia.ts'
import { ToolLink } from '../core/ToolLink.tsx'
import type { sponsorImage } from './sponsor-image.schema.ts'

async function chooseImage({ services, update }: EditorViewProps<typeof sponsorImage>) {
  const chosen = await pickOneMedia(services, 'image')
  if (chosen) update({ contentId: chosen.id, altText: chosen.alt })
}

function SponsorImageBody(view: EditorViewProps<typeof sponsorImage>) {
  const { props, update, services, isEditable } = view
  const media = props.contentId ? services.findMedia(props.contentId) : null
  if (!props.contentId) {
    return (
      <div className="block-empty">
        <SponsorIcon />
        <p>No picture yet</p>
        {isEditable && <ToolButton label="Select Image" onClick={() => void chooseImage(view)} />}
      </div>
    )
  }
  if (media === null) return <p className="block-missing">This picture is no longer in the library.</p>
  return (
    <figure className="sponsor-face">
      <div className="block-texts">
        <BlockField
          label="Sponsor wording"
          placeholder="Sponsor wording..."
          value={props.text}
          isEditable={isEditable}
          onChange={(text) => update({ text })}
        />
      </div>
      {media ? <img src={media.src} alt={props.altText || media.alt} /> : <div className="block-skeleton" />}
      <div className="block-texts">
        <AltTextField
          mediaId={props.contentId}
          placeholder="Describe the picture for people who cannot see it"
          value={props.altText}
          isEditable={isEditable}
          isSelected={view.isSelected}
          services={services}
          onChange={(altText) => update({ altText })}
        />
      </div>
    </figure>
  )
}

function SponsorImageToolbar(view: EditorViewProps<typeof sponsorImage>) {
  const { props, update } = view
  return (
    <>
      <ToolChoose
        isChosen={Boolean(props.contentId)}
        select="Select Image"
        replace="Replace Image"
        onClick={() => void chooseImage(view)}
      />
      <ToolLink
        label={props.link ? 'Edit Link' : 'Create Link'}
        value={props.link}
        onChange={(link) => update({ link })}
      />
    </>
  )
}

export const sponsorImageEditorView: BlockEditorView<typeof sponsorImage> = {
  Icon: SponsorIcon,
  keywords: ['sponsor', 'paid', 'partner', 'logo'],
  isInsertable: true,
  Body: SponsorImageBody,
  Toolbar: SponsorImageToolbar,
}
