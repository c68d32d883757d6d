'use client'

import { useState } from 'react'
import { BlockField } from './BlockFields.tsx'
import { ToolButton } from './BlockTools.tsx'
import type { EditorServices } from './editor.types.ts'

interface AltTextFieldProps {
  // Label for screen readers; names the picture, where a block has several.
  label?: string
  // Id of the picture in the library.
  mediaId: string
  placeholder: string
  value: string
  isEditable: boolean
  // Whether the caret is in the block: tools appear only there.
  isSelected: boolean
  services: Pick<EditorServices, 'altText'>
  onChange(value: string): void
}

type Suggestion = { state: 'asking' } | { state: 'made'; text: string } | { state: 'failed'; message: string }

/**
 * Renders the field of a picture's alternative text, and 'Generate', whose text is a suggestion until the editor takes
 * it.
 */
export function AltTextField({
  label = 'Alt text',
  mediaId,
  placeholder,
  value,
  isEditable,
  isSelected,
  services,
  onChange,
}: AltTextFieldProps) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  const { missing, write } = services.altText
  const generate = async () => {
    if (missing !== null) {
      return setSuggestion({
        state: 'failed',
        message: `Not set up: ask an administrator to set ${missing}.`,
      })
    }
    setSuggestion({ state: 'asking' })
    try {
      setSuggestion({ state: 'made', text: await write(mediaId) })
    } catch (error) {
      setSuggestion({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <div className="block-alt">
      <BlockField label={label} placeholder={placeholder} value={value} isEditable={isEditable} onChange={onChange} />
      {isEditable && isSelected && (
        <div className="block-alt-tools">
          <ToolButton label="Generate" isDisabled={suggestion?.state === 'asking'} onClick={() => void generate()} />
          {suggestion?.state === 'asking' && <span role="status">Looking at the picture…</span>}
        </div>
      )}
      {suggestion?.state === 'failed' && (
        <p role="alert" className="block-tool-error">
          {suggestion.message}
        </p>
      )}
      {suggestion?.state === 'made' && (
        <div className="block-alt-suggestion" role="status">
          <p>{suggestion.text}</p>
          <ToolButton
            label="Use this text"
            onClick={() => {
              onChange(suggestion.text)
              setSuggestion(null)
            }}
          />
          <ToolButton label="Dismiss" onClick={() => setSuggestion(null)} />
        </div>
      )}
    </div>
  )
}
