'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { RangeAnchor } from '#plugins/comments/anchors/anchor.schema.ts'
import { replaceRange, whyIrreplaceable } from '#plugins/comments/anchors/replaceRange.ts'
import type { Comment } from '#plugins/comments/comments.schema.ts'
import type { Room } from '../collaboration/room.types.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { notifyError } from '../kit/notices.ts'
import { rememberFocus } from '../kit/rememberFocus.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { useNameOf } from './useCommentPeople.ts'
import type { CommentCalls } from './useThreads.ts'
import './suggestionBox.css'

const reasons = {
  detached: 'The text is not there any more: it cannot be replaced.',
  scattered: 'Other text stands in between by now: it cannot be replaced as one.',
  apart: 'This would join paragraphs that stand in different places. Change the text by hand.',
}

interface SuggestionBoxProps {
  room: Room
  anchor: RangeAnchor
  comment: Comment
  calls: CommentCalls
  mayWrite: boolean
}

export function SuggestionBox({ room, anchor, comment, calls, mayWrite }: SuggestionBoxProps) {
  const [isDeciding, setDeciding] = useState(false)
  const nameOf = useNameOf()
  const { suggestion } = comment.metadata
  if (!suggestion) return null
  const decide = async (outcome: 'accepted' | 'declined') => {
    const why = outcome === 'accepted' ? whyIrreplaceable(room.document, anchor, suggestion.text) : null
    if (why) return notifyError(reasons[why])
    const keepFocus = rememberFocus()
    setDeciding(true)
    // The server lets one of several users do it, so that the text is not written twice.
    const isLet = await calls.decide(comment.threadId, comment.id, outcome)
    setDeciding(false)
    keepFocus()
    if (isLet && outcome === 'accepted') accept(room, anchor, suggestion.text)
  }
  return (
    <div className="comment-suggestion">
      <span className="comment-suggestion__label">Suggested text</span>
      <ins className="comment-suggestion__text">{suggestion.text || '(nothing: leave it out)'}</ins>
      {suggestion.outcome ? (
        <span className="comment-suggestion__outcome">
          {suggestion.outcome === 'accepted' ? 'Accepted' : 'Declined'} by {nameOf(suggestion.decidedBy)}
        </span>
      ) : (
        mayWrite && (
          <div className="comment-suggestion__actions">
            <Button
              buttonStyle="primary"
              size="small"
              margin={false}
              disabled={isDeciding}
              extraButtonProps={keepFocusWhenDisabled}
              onClick={() => void decide('accepted')}
            >
              Accept
            </Button>
            <SmallButton
              disabled={isDeciding}
              extraButtonProps={keepFocusWhenDisabled}
              onClick={() => void decide('declined')}
            >
              Decline
            </SmallButton>
          </div>
        )
      )}
    </div>
  )
}

// Writes the text as an edit of this person: one step, which they can undo like any other.
function accept({ document, origin, undo }: Room, anchor: RangeAnchor, text: string): void {
  undo.asOneStep(() => {
    if (!replaceRange(document, anchor, text, origin)) notifyError(reasons.detached)
  })
}
