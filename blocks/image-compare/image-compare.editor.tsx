'use client'

import { AltTextField } from '../core/AltTextField.tsx'
import { BlockField } from '../core/BlockFields.tsx'
import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { CompareIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { pickOneMedia } from '../core/pickOneMedia.ts'
import { ToolLink } from '../core/ToolLink.tsx'
import type { imageCompare } from './image-compare.schema.ts'

type Side = 'first' | 'second'

const sides: readonly { side: Side; short: string }[] = [
  { side: 'first', short: 'First Img' },
  { side: 'second', short: 'Second Img' },
]

async function choose({ services, props, update }: EditorViewProps<typeof imageCompare>, side: Side) {
  const chosen = await pickOneMedia(services, 'image')
  const label = props[side]?.label ?? ''
  if (chosen) update({ [side]: { contentId: chosen.id, altText: chosen.alt, credit: chosen.credit, label } })
}

interface SideProps {
  view: EditorViewProps<typeof imageCompare>
  side: Side
}

// The library's item of a side; undefined while it is looked up, null where there is none any more or none was chosen.
function mediaOf({ props, services }: EditorViewProps<typeof imageCompare>, side: Side) {
  const id = props[side]?.contentId
  return id ? services.findMedia(id) : null
}

// One side by itself, as long as there is no other one to compare it with.
function SinglePicture({ view, side, short }: SideProps & { short: string }) {
  const { props, isEditable } = view
  const media = mediaOf(view, side)
  if (!props[side]?.contentId) {
    return (
      <div className="block-empty">
        <CompareIcon />
        {isEditable && <ToolButton label={`Select ${short}`} onClick={() => void choose(view, side)} />}
      </div>
    )
  }
  if (media === null) return <p className="block-missing">This picture is no longer in the library.</p>
  return media ? <img src={media.src} alt={props[side].altText || media.alt} /> : <div className="block-skeleton" />
}

function PictureTexts({ view, side }: SideProps) {
  const { props, update, services, isEditable, isSelected } = view
  const picture = props[side]
  if (!picture?.contentId || mediaOf(view, side) === null) return null
  return (
    <div className="block-texts">
      <BlockField
        label={`Label, ${side} picture`}
        placeholder={side === 'first' ? 'Label, as in Before' : 'Label, as in After'}
        value={picture.label}
        isEditable={isEditable}
        onChange={(label) => update({ [side]: { ...picture, label } })}
      />
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
        isSelected={isSelected}
        services={services}
        onChange={(altText) => update({ [side]: { ...picture, altText } })}
      />
    </div>
  )
}

// Both as readers find them: one over the other, the line in the middle.
function ComparedPictures({ view }: { view: EditorViewProps<typeof imageCompare> }) {
  return (
    <div className="image-compare__frame">
      {sides.map(({ side }) => {
        const media = mediaOf(view, side)
        return (
          <div key={side} className="image-compare__side">
            <img src={media?.src} alt={view.props[side]?.altText || media?.alt} />
            {view.props[side]?.label.trim() && <span className="image-compare__label">{view.props[side]?.label}</span>}
          </div>
        )
      })}
      <div className="image-compare__slider" />
    </div>
  )
}

function ImageCompareBody(view: EditorViewProps<typeof imageCompare>) {
  const { props, update, isEditable } = view
  const isComparable = sides.every(({ side }) => mediaOf(view, side))
  return (
    <figure className="compare-face">
      {isComparable && <ComparedPictures view={view} />}
      <div className="compare-face-sides">
        {sides.map(({ side, short }) => (
          <div key={side}>
            {!isComparable && <SinglePicture view={view} side={side} short={short} />}
            <PictureTexts view={view} side={side} />
          </div>
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

function ImageCompareToolbar(view: EditorViewProps<typeof imageCompare>) {
  const { props, update } = view
  return (
    <>
      {sides.map(({ side, short }) => (
        <ToolButton
          key={side}
          label={`${props[side]?.contentId ? 'Replace' : 'Select'} ${short}`}
          onClick={() => void choose(view, side)}
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

export const imageCompareEditorView: BlockEditorView<typeof imageCompare> = {
  Icon: CompareIcon,
  keywords: ['before', 'after', 'slider', 'pictures', 'photos'],
  isInsertable: true,
  Body: ImageCompareBody,
  Toolbar: ImageCompareToolbar,
}
