'use client'

import type { UnpublishAction } from '#collections/addresses/unpublishAction.schema.ts'
import { type ContentChoice, RedirectContent } from './RedirectContent.tsx'
import './lifecycle.css'

const unpublishActions = [
  ['return_gone', '410 Gone', 'Readers are told that it was taken down for good.'],
  ['redirect_to_homepage', 'Redirect to the home page', 'Readers who follow old links arrive there.'],
  ['redirect_to_content', 'Redirect to other content', 'Readers who follow old links arrive at what you choose.'],
] as const

/** The user's incomplete choice for an address that is about to lose its content. */
export interface UnpublishActionDraft {
  action: UnpublishAction['unpublishAction']
  content: ContentChoice | null
}

export const emptyUnpublishAction: UnpublishActionDraft = { action: 'return_gone', content: null }

/** Returns the unpublish action when all of it is said, else null. */
export function unpublishActionOf({ action, content }: UnpublishActionDraft): UnpublishAction | null {
  if (action !== 'redirect_to_content') return { unpublishAction: action }
  return content && { unpublishAction: action, contentType: content.contentType, contentId: content.contentId }
}

interface UnpublishActionChoiceProps {
  name: string
  question: string
  draft: UnpublishActionDraft
  onChange: (draft: UnpublishActionDraft) => void
}

/** Renders the three unpublish actions, and the content that it leads to (docs/spec/newsroom.md#unpublish-action). */
export function UnpublishActionChoice({ name, question, draft, onChange }: UnpublishActionChoiceProps) {
  return (
    <>
      <fieldset className="lifecycle-dialog__fates">
        <legend>{question}</legend>
        {unpublishActions.map(([action, label, description]) => (
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
