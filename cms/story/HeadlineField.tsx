'use client'

import { FieldError, FieldLabel, TextField, withCondition } from '@payloadcms/ui'
import { getNearestEditorFromDOMNode } from 'lexical'
import type { TextFieldClientComponent, TextFieldClientProps } from 'payload'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useSharedLine } from '../collaboration/SharedTextField.tsx'
import { useIsShared } from '../collaboration/useRoom.ts'
import './headlineField.css'

/** Letters that a headline may have, and how many before that the count is shown. */
const maxLetters = 90
const shownBefore = 15

/** The headline as readers see it, of as many lines as it takes. In a form that is not shared it is Payload's own. */
export const HeadlineField: TextFieldClientComponent = (props) =>
  useIsShared() ? <Headline {...props} /> : <TextField {...props} />

const Headline = withCondition((props: TextFieldClientProps) => {
  const element = useRef<HTMLTextAreaElement>(null)
  const { value, path, showError, readOnly, required, onChange, label } = useSharedLine(props, element)
  const id = `field-${path.replaceAll('.', '__')}`
  const letters = [...value.trim()].length
  return (
    <div className={`field-type text headline-field${showError ? ' error' : ''}`}>
      <FieldLabel label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {/* The copy of the text makes the field as high as it is, in browsers that cannot size fields by their content. */}
        <div className="headline-field__size" data-text={value}>
          <textarea
            ref={element}
            id={id}
            name={path}
            rows={1}
            value={value}
            readOnly={readOnly}
            placeholder="Headline"
            aria-describedby={letters > maxLetters - shownBefore ? `${id}-count` : undefined}
            onChange={onChange}
            onKeyDown={leaveByEnter}
            onPaste={pasteOneLine}
          />
        </div>
        {letters > maxLetters - shownBefore && (
          <p id={`${id}-count`} className="headline-field__count" data-over={letters > maxLetters || undefined}>
            {letters} of {maxLetters} characters
          </p>
        )}
      </div>
    </div>
  )
})

/** Enter leads to the end of the dek. */
function leaveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const dek = document.querySelector('.story__dek [data-lexical-editor]')
  if (dek) getNearestEditorFromDOMNode(dek)?.focus()
}

/** A headline has no line breaks: what is pasted gets spaces in their place. */
function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  // The one way that fires the input event and leaves the browser's caret right.
  document.execCommand('insertText', false, text.replace(/\s*[\r\n]+\s*/g, ' ').trim())
}
