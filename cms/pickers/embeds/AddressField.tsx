'use client'

import { useId, useState } from 'react'
import { SmallButton } from '../../kit/SmallButton.tsx'
import type { EmbedKindName } from './embedKinds.ts'
import { embedKinds } from './embedKinds.ts'

/** Renders an input of an address, with or without an account to search in. */
export function AddressField({ kind, onFound }: { kind: EmbedKindName; onFound(id: string): void }) {
  const id = useId()
  const [text, setText] = useState('')
  const { label, placeholder, refusal, idOf } = embedKinds[kind].address
  const found = idOf(text)
  const isWrong = text.trim() !== '' && found === null
  return (
    <div className="posts-list-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-refusal` : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found) return
          event.preventDefault()
          onFound(found)
        }}
      />
      {isWrong && (
        <p id={`${id}-refusal`} role="alert" className="picker__error">
          {refusal}
        </p>
      )}
      <SmallButton disabled={found === null} onClick={() => found && onFound(found)}>
        Use this address
      </SmallButton>
    </div>
  )
}
