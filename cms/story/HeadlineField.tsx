'use client'

import { FieldError, FieldLabel, TextField, withCondition } from '@payloadcms/ui'
import { getNearestEditorFromDOMNode } from 'lexical'
import type { TextFieldClientProps } from 'payload'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useSharedLine } from '../collaboration/SharedTextField.tsx'
import { useIsShared } from '../collaboration/useRoom.ts'
import './headlineField.css'

/** Letters before the limit at which the count is shown. */
const shownBefore = 15

type HeadlineProps = TextFieldClientProps & { maxLetters?: number }

/** The headline as readers see it, of as many lines as it takes. In a form that is not shared it is Payload's own. */
export const HeadlineField = (props: HeadlineProps) =>
  useIsShared() ? <Headline {...props} /> : <TextField {...props} />

const Headline = withCondition(({ maxLetters = Number.POSITIVE_INFINITY, ...props }: HeadlineProps) => {
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
            placeholder={typeof label === 'string' ? label : undefined}
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

/** Enter leads to the end of the next text: the dek, or the body of a page without one. */
function leaveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const next = document.querySelector(':is(.story__dek, .story__body) [data-lexical-editor]')
  if (next) getNearestEditorFromDOMNode(next)?.focus()
}

/** A headline has no line breaks: what is pasted gets spaces in their place. */
function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  // The one way that fires the input event and leaves the browser's caret right.
  document.execCommand('insertText', false, text.replace(/\s*[\r\n]+\s*/g, ' ').trim())
}
