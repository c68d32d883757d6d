'use client'

import { useState } from 'react'
import { AltTextField } from '../core/AltTextField.tsx'
import { BlockField } from '../core/BlockFields.tsx'
import { AlignmentTool, ToolButton, ToolChoose, ToolSelect } from '../core/BlockTools.tsx'
import { GalleryIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { GalleryOrderTool } from './GalleryOrderTool.tsx'
import type { gallery } from './gallery.schema.ts'

const orientations = [
  { value: 'horizontal', label: 'Horizontal' },
  { value: 'vertical', label: 'Vertical' },
] as const

async function chooseImages({ props: { content }, services, update }: EditorViewProps<typeof gallery>) {
  const current = content.map(({ id }) => id)
  const chosen = await services.pickMedia({ schemes: ['image'], isMultiple: true, current })
  if (!chosen || chosen.length === 0) return
  // What stands in the gallery already keeps the words that were written for it here.
  const own = new Map(content.map((item) => [item.id, item]))
  update({
    content: chosen.map(({ id, alt, caption, credit }) => own.get(id) ?? { id, altText: alt, caption, credit }),
  })
}

function GalleryBody(view: EditorViewProps<typeof gallery>) {
  const { props, update, services, isEditable } = view
  const [index, setIndex] = useState(0)
  const count = props.content.length
  const shown = Math.min(index, count - 1)
  const item = props.content[shown]
  if (!item) {
    return (
      <div className="block-empty">
        <GalleryIcon />
        <p>No pictures yet</p>
        {isEditable && <ToolButton label="Add Images" onClick={() => void chooseImages(view)} />}
      </div>
    )
  }
  const picture = services.findMedia(item.id)
  const setText = (text: Partial<typeof item>) =>
    update({ content: props.content.map((other, place) => (place === shown ? { ...other, ...text } : other)) })
  return (
    <figure className={`gallery-face gallery-face--${props.orientation}`}>
      {picture ? (
        <img src={picture.src} alt={item.altText || picture.alt} />
      ) : (
        <div className="block-skeleton">{picture === null ? 'This picture is no longer in the library.' : ''}</div>
      )}
      <div className="gallery-face-steps">
        <ToolButton label="Previous picture" onClick={() => setIndex((shown + count - 1) % count)}>
          ‹
        </ToolButton>
        <output>
          {shown + 1} / {count}
        </output>
        <ToolButton label="Next picture" onClick={() => setIndex((shown + 1) % count)}>
          ›
        </ToolButton>
      </div>
      <figcaption className="block-texts">
        <BlockField
          label="Caption"
          placeholder={picture?.caption || 'Add a caption...'}
          value={item.caption}
          isEditable={isEditable}
          onChange={(caption) => setText({ caption })}
        />
        <BlockField
          label="Credit"
          placeholder={picture?.credit || 'Credit'}
          value={item.credit}
          isEditable={isEditable}
          onChange={(credit) => setText({ credit })}
        />
        <AltTextField
          // A suggestion is one for this picture.
          key={item.id}
          mediaId={item.id}
          placeholder={picture?.alt || 'Describe the picture for people who cannot see it'}
          value={item.altText}
          isEditable={isEditable}
          isSelected={view.isSelected}
          services={services}
          onChange={(altText) => setText({ altText })}
        />
      </figcaption>
    </figure>
  )
}

function GalleryToolbar(view: EditorViewProps<typeof gallery>) {
  const { props, update, services } = view
  return (
    <>
      <ToolChoose
        isChosen={props.content.length > 0}
        select="Add Images"
        replace="Replace Images"
        onClick={() => void chooseImages(view)}
      />
      <GalleryOrderTool content={props.content} services={services} onSave={(content) => update({ content })} />
      <ToolSelect
        label="Orientation"
        value={props.orientation}
        options={orientations}
        onChange={(orientation) => update({ orientation })}
      />
      <AlignmentTool
        choices={['none', 'left', 'center', 'right', 'wide', 'full']}
        value={props.alignment}
        update={update}
      />
    </>
  )
}

export const galleryEditorView: BlockEditorView<typeof gallery> = {
  Icon: GalleryIcon,
  keywords: ['pictures', 'photos', 'slideshow', 'carousel'],
  isInsertable: true,
  Body: GalleryBody,
  Toolbar: GalleryToolbar,
}
