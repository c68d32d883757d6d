'use client'
/** The texts that a leaf carries as properties: written where they are read. */
import { typographicText } from './typographicText.ts'

interface BlockFieldProps {
  label: string
  placeholder: string
  value: string
  isEditable: boolean
  onChange(value: string): void
}

/**
 * Renders a line of text of a block. Its quotes and ellipses become typographic once it is left, so that the caret
 * never jumps.
 */
export function BlockField({ label, placeholder, value, isEditable, onChange }: BlockFieldProps) {
  return (
    // An area that grows, because a caption is longer than a phone is wide. It is one line all the same.
    <textarea
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      readOnly={!isEditable}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onBlur={() => {
        const set = typographicText(value)
        if (isEditable && set !== value) onChange(set)
      }}
    />
  )
}

interface CaptionTexts {
  caption: string
  credit: string
}

interface CaptionFieldsProps {
  props: CaptionTexts & { hideCaption: boolean; hideCredit: boolean }
  isEditable: boolean
  update(texts: Partial<CaptionTexts>): void
}

/**
 * Renders caption and credit of a film or a sound, with the bar that readers see between them
 * (docs/spec/editor.md#audio-block).
 */
export function CaptionFields({ props, isEditable, update }: CaptionFieldsProps) {
  if (props.hideCaption && props.hideCredit) return null
  return (
    <figcaption className="block-texts block-texts--row">
      {!props.hideCaption && (
        <BlockField
          label="Caption"
          placeholder="Add a caption..."
          value={props.caption}
          isEditable={isEditable}
          onChange={(caption) => update({ caption })}
        />
      )}
      {!props.hideCaption && !props.hideCredit && <span aria-hidden="true">|</span>}
      {!props.hideCredit && (
        <BlockField
          label="Credit"
          placeholder="Credit"
          value={props.credit}
          isEditable={isEditable}
          onChange={(credit) => update({ credit })}
        />
      )}
    </figcaption>
  )
}
