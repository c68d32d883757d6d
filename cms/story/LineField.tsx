'use client'

import { FieldError, FieldLabel, TextField, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { type ClipboardEvent, useRef } from 'react'
import { fieldId } from '#cms/adminDom.ts'
import { useSharedLine } from '../collaboration/SharedTextField.tsx'
import { useIsShared } from '../collaboration/useRoom.ts'
import { leaveByEnter } from './leaveByEnter.ts'
import './lineField.css'

// Letters before the limit at which the count is shown.
const shownBefore = 15

type LineProps = TextFieldClientProps & { look: 'headline' | 'caption'; maxLetters?: number }

/**
 * Renders one text without line breaks, as readers see it and on as many lines as it takes. In a form that is not
 * shared it is Payload's own field.
 */
export function LineField(props: LineProps) {
  return useIsShared() ? <Line {...props} /> : <TextField {...props} />
}

const Line = withCondition(({ look, maxLetters = Number.POSITIVE_INFINITY, ...props }: LineProps) => {
  const element = useRef<HTMLTextAreaElement>(null)
  const { value, path, showError, readOnly, required, onChange, label } = useSharedLine(props, element)
  const id = fieldId(path)
  const placeholder = props.field.admin?.placeholder ?? label
  const letters = [...value.trim()].length
  return (
    <div className={`field-type text line-field line-field--${look}${showError ? ' error' : ''}`}>
      <FieldLabel label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {/* The copy of the text makes the field as high as it is, in browsers that cannot size fields by their content. */}
        <div className="line-field__size" data-text={value}>
          <textarea
            ref={element}
            id={id}
            name={path}
            rows={1}
            value={value}
            readOnly={readOnly}
            placeholder={typeof placeholder === 'string' ? placeholder : undefined}
            aria-describedby={letters > maxLetters - shownBefore ? `${id}-count` : undefined}
            onChange={onChange}
            onKeyDown={leaveByEnter}
            onPaste={pasteOneLine}
          />
        </div>
        {letters > maxLetters - shownBefore && (
          <p id={`${id}-count`} className="line-field__count" data-over={letters > maxLetters || undefined}>
            {letters} of {maxLetters} characters
          </p>
        )}
      </div>
    </div>
  )
})

// The text has no line breaks: what is pasted gets spaces in their place.
function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  // The one way that fires the input event and leaves the browser's caret right.
  document.execCommand('insertText', false, text.replace(/\s*[\r\n]+\s*/g, ' ').trim())
}
