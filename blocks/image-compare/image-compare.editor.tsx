'use client'

import { AltTextField } from '../core/AltTextField.tsx'
import { BlockField } from '../core/BlockFields.tsx'
import { AlignmentTool, ToolButton, ToolLink } from '../core/BlockTools.tsx'
import { CompareIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { pickOneMedia } from '../core/pickOneMedia.ts'

type Side = 'first' | 'second'

const sides: readonly { side: Side; short: string }[] = [
  { side: 'first', short: 'First Img' },
  { side: 'second', short: 'Second Img' },
]

async function choose({ services, update }: FaceProps<'image-compare'>, side: Side) {
  const chosen = await pickOneMedia(services, 'image')
  if (chosen) update({ [side]: { contentId: chosen.id, altText: chosen.alt, credit: chosen.credit } })
}

function ComparedPicture({ face, side, short }: { face: FaceProps<'image-compare'>; side: Side; short: string }) {
  const { props, update, services, isEditable } = face
  const picture = props[side]
  const media = picture?.contentId ? services.findMedia(picture.contentId) : null
  if (!picture?.contentId) {
    return (
      <div className="block-empty">
        <CompareIcon />
        {isEditable && <ToolButton label={`Select ${short}`} onClick={() => void choose(face, side)} />}
      </div>
    )
  }
  if (media === null) return <p className="block-missing">This picture is no longer in the library.</p>
  return (
    <div>
      {media ? <img src={media.src} alt={picture.altText || media.alt} /> : <div className="block-skeleton" />}
      <div className="block-texts">
        <BlockField
          label={`Credit, ${side} picture`}
          placeholder="Credit"
          value={picture.credit}
          isEditable={isEditable}
          onChange={(credit) => update({ [side]: { ...picture, credit } })}
        />
        <AltTextField
          key={picture.contentId}
          label={`Alt text, ${side} picture`}
          mediaId={picture.contentId}
          placeholder="Describe the picture for people who cannot see it"
          value={picture.altText}
          isEditable={isEditable}
          isSelected={face.isSelected}
          services={services}
          onChange={(altText) => update({ [side]: { ...picture, altText } })}
        />
      </div>
    </div>
  )
}

function ImageCompareBody(face: FaceProps<'image-compare'>) {
  const { props, update, isEditable } = face
  return (
    <figure className="compare-face">
      <div className="compare-face-sides">
        {sides.map(({ side, short }) => (
          <ComparedPicture key={side} face={face} side={side} short={short} />
        ))}
      </div>
      <figcaption className="block-texts">
        <BlockField
          label="Caption"
          placeholder="Add a caption..."
          value={props.caption}
          isEditable={isEditable}
          onChange={(caption) => update({ caption })}
        />
      </figcaption>
    </figure>
  )
}

function ImageCompareToolbar(face: FaceProps<'image-compare'>) {
  const { props, update } = face
  return (
    <>
      {sides.map(({ side, short }) => (
        <ToolButton
          key={side}
          label={`${props[side]?.contentId ? 'Replace' : 'Select'} ${short}`}
          onClick={() => void choose(face, side)}
        />
      ))}
      <ToolLink
        label={props.link ? 'Edit link' : 'Create link'}
        value={props.link}
        onChange={(link) => update({ link })}
      />
      <AlignmentTool choices={['none', 'wide', 'full']} value={props.alignment} update={update} />
    </>
  )
}

export const imageCompareFace: BlockFace<'image-compare'> = {
  Icon: CompareIcon,
  keywords: ['before', 'after', 'slider', 'pictures', 'photos'],
  isInsertable: true,
  Body: ImageCompareBody,
  Toolbar: ImageCompareToolbar,
}
