'use client'

import { TextareaField, TextareaInput, TextField, TextInput, useField, withCondition } from '@payloadcms/ui'
import type {
  TextareaFieldClientComponent,
  TextareaFieldClientProps,
  TextFieldClientComponent,
  TextFieldClientProps,
  Validate,
} from 'payload'
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { useIsShared } from './useRoom.ts'
import { useSharedText } from './useSharedText.ts'

/** Renders a line of text that several people may type in at once. In a form that is not shared it is Payload's own. */
export const SharedTextField: TextFieldClientComponent = (props) =>
  useIsShared() ? <SharedText {...props} /> : <TextField {...props} />

/** Renders the same for a text of several lines. */
export const SharedTextareaField: TextareaFieldClientComponent = (props) =>
  useIsShared() ? <SharedTextarea {...props} /> : <TextareaField {...props} />

const SharedText = withCondition((props: TextFieldClientProps) => {
  const marker = useRef<HTMLSpanElement>(null)
  const input = useSharedLine(props, marker)
  return (
    <TextInput
      {...input}
      AfterInput={withMarker(marker, input.AfterInput)}
      hasMany={false}
      placeholder={props.field.admin?.placeholder}
    />
  )
})

/**
 * Makes the props of an input of one line, checked as the field's configuration says, with the text of the shared document
 * as its value.
 * @param element the input itself, or any element of its field
 */
export function useSharedLine(props: TextFieldClientProps, element: RefObject<HTMLElement | null>) {
  const { field, validate } = props
  const { name, required, minLength, maxLength } = field
  const validateText = useCallback<Validate>(
    (value, options) => validate?.(value, { ...options, name, type: 'text', required, minLength, maxLength }) ?? true,
    [validate, name, required, minLength, maxLength],
  )
  return useInputProps(props, validateText, element)
}

const SharedTextarea = withCondition((props: TextareaFieldClientProps) => {
  const { field, validate } = props
  const { name, required, minLength, maxLength, admin: { rows, placeholder } = {} } = field
  const validateText = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, type: 'textarea', required, minLength, maxLength }) ?? true,
    [validate, name, required, minLength, maxLength],
  )
  const marker = useRef<HTMLSpanElement>(null)
  const input = useInputProps(props, validateText, marker)
  return (
    <TextareaInput
      {...input}
      AfterInput={withMarker(marker, input.AfterInput)}
      rows={rows}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
    />
  )
})

// Not all of Payload's inputs hand out their element: this one stands beside it, and no wrapper changes the layout.
const withMarker = (marker: RefObject<HTMLSpanElement | null>, after: ReactNode) => (
  <>
    <span hidden ref={marker} />
    {after}
  </>
)

// Makes the props of one of Payload's inputs, with the text of the shared document as its value.
function useInputProps(
  { field, path: givenPath, readOnly }: TextFieldClientProps | TextareaFieldClientProps,
  validate: Validate,
  element: RefObject<HTMLElement | null>,
) {
  const { label, localized, required, admin: { className, description } = {} } = field
  const { customComponents, path, showError, value, disabled } = useField({
    potentiallyStalePath: givenPath,
    validate,
  })
  const text = useSharedText(path, element)
  return {
    ...customComponents,
    className,
    description,
    label,
    localized,
    path,
    required,
    showError,
    style: stylesOf(field.admin),
    readOnly: readOnly || disabled || !text.mayWrite,
    value: text.value ?? (typeof value === 'string' ? value : ''),
    onChange: text.onInput,
  }
}

// The width of a field in its row, as Payload's own fields have it.
function stylesOf(admin: { style?: CSSProperties; width?: CSSProperties['width'] } | undefined): CSSProperties {
  const width = admin?.width ? { '--field-width': admin.width } : { flex: '1 1 auto' }
  return { ...admin?.style, ...width }
}
