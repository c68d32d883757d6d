'use client'

import type { UnpublishFate } from '#collections/addresses/unpublishFate.schema.ts'
import { type ContentChoice, RedirectContent } from './RedirectContent.tsx'
import './lifecycle.css'

const fates = [
  ['return_gone', '410 Gone', 'Readers are told that it was taken down for good.'],
  ['redirect_to_homepage', 'Redirect to the home page', 'Readers who follow old links arrive there.'],
  ['redirect_to_content', 'Redirect to other content', 'Readers who follow old links arrive at what you choose.'],
] as const

/** What somebody has said so far of an address that is about to lose its content. */
export interface FateDraft {
  action: UnpublishFate['unpublishAction']
  content: ContentChoice | null
}

export const openFate: FateDraft = { action: 'return_gone', content: null }

/** The fate when all of it is said, else null. */
export const fateOf = ({ action, content }: FateDraft): UnpublishFate | null => {
  if (action !== 'redirect_to_content') return { unpublishAction: action }
  return content && { unpublishAction: action, contentType: content.contentType, contentId: content.contentId }
}

interface FateChoiceProps {
  /** Tells the radio buttons of one dialog from those of another. */
  name: string
  question: string
  draft: FateDraft
  onChange: (draft: FateDraft) => void
}

/** The three fates of an address, and the content that it leads to (back-office specification, section 3.9). */
export function FateChoice({ name, question, draft, onChange }: FateChoiceProps) {
  return (
    <>
      <fieldset className="lifecycle-dialog__fates">
        <legend>{question}</legend>
        {fates.map(([action, label, description]) => (
          <label key={action}>
            <input
              type="radio"
              name={name}
              value={action}
              checked={draft.action === action}
              onChange={() => onChange({ ...draft, action })}
            />
            <span>
              {label}
              <small>{description}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.action === 'redirect_to_content' && (
        <RedirectContent choice={draft.content} onChoose={(content) => onChange({ ...draft, content })} />
      )}
    </>
  )
}
