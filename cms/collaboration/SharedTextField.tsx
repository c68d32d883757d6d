'use client'

import { TextareaField, TextareaInput, TextField, TextInput, useField, withCondition } from '@payloadcms/ui'
import type {
  TextareaFieldClientComponent,
  TextareaFieldClientProps,
  TextFieldClientComponent,
  TextFieldClientProps,
  Validate,
} from 'payload'
import { type CSSProperties, useCallback, useRef } from 'react'
import { useIsShared } from './useRoom.ts'
import { useSharedText } from './useSharedText.ts'

/** A line of text that several people may type in at once. In a form that is not shared it is Payload's own. */
export const SharedTextField: TextFieldClientComponent = (props) =>
  useIsShared() ? <SharedText {...props} /> : <TextField {...props} />

/** The same for a text of several lines. */
export const SharedTextareaField: TextareaFieldClientComponent = (props) =>
  useIsShared() ? <SharedTextarea {...props} /> : <TextareaField {...props} />

const SharedText = withCondition((props: TextFieldClientProps) => {
  const { field, validate } = props
  const { name, required, minLength, maxLength } = field
  const validateText = useCallback<Validate>(
    (value, options) => validate?.(value, { ...options, name, type: 'text', required, minLength, maxLength }) ?? true,
    [validate, name, required, minLength, maxLength],
  )
  const input = useInputProps(props, validateText)
  return <TextInput {...input} hasMany={false} placeholder={field.admin?.placeholder} />
})

const SharedTextarea = withCondition((props: TextareaFieldClientProps) => {
  const { field, validate } = props
  const { name, required, minLength, maxLength, admin: { rows, placeholder } = {} } = field
  const validateText = useCallback<Validate>(
    (value, options) =>
      validate?.(value, { ...options, name, type: 'textarea', required, minLength, maxLength }) ?? true,
    [validate, name, required, minLength, maxLength],
  )
  const input = useInputProps(props, validateText)
  return (
    <TextareaInput {...input} rows={rows} placeholder={typeof placeholder === 'string' ? placeholder : undefined} />
  )
})

/** What Payload's inputs are given, with the text of the shared document as their value. */
function useInputProps(
  { field, path: givenPath, readOnly }: TextFieldClientProps | TextareaFieldClientProps,
  validate: Validate,
) {
  const marker = useRef<HTMLSpanElement>(null)
  const { label, localized, required, admin: { className, description } = {} } = field
  const { customComponents, path, showError, value, disabled } = useField({
    potentiallyStalePath: givenPath,
    validate,
  })
  const text = useSharedText(path, marker)
  return {
    ...customComponents,
    // Not all of Payload's inputs hand out their element: this one stands beside it, and no wrapper changes the layout.
    AfterInput: (
      <>
        <span hidden ref={marker} />
        {customComponents?.AfterInput}
      </>
    ),
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

/** The width of a field in its row, as Payload's own fields have it. */
function stylesOf(admin: { style?: CSSProperties; width?: CSSProperties['width'] } | undefined): CSSProperties {
  const width = admin?.width ? { '--field-width': admin.width } : { flex: '1 1 auto' }
  return { ...admin?.style, ...width }
}
