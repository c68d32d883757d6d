'use client'

import { Popup } from '@payloadcms/ui'
import { useId } from 'react'
import { SmileIcon } from './comments.icons.tsx'
import './emojiMenu.css'

// The emoji that are offered, with their names.
const offered: [emoji: string, name: string][] = [
  ['👍', 'Thumbs up'],
  ['👎', 'Thumbs down'],
  ['❤️', 'Heart'],
  ['🎉', 'Celebrate'],
  ['😂', 'Laugh'],
  ['😮', 'Surprised'],
  ['😢', 'Sad'],
  ['🤔', 'Thinking'],
  ['👀', 'Looking'],
  ['✅', 'Done'],
  ['❌', 'No'],
  ['❓', 'Question'],
  ['🔥', 'Fire'],
  ['🙏', 'Thanks'],
  ['💯', 'Hundred'],
  ['✏️', 'Needs an edit'],
]

export function EmojiMenu({ onChoose }: { onChoose(emoji: string): void }) {
  const id = useId()
  return (
    <Popup
      id={id}
      className="comment-emoji"
      button={
        <>
          <span className="comment-unseen">Add a reaction</span>
          <SmileIcon />
        </>
      }
      horizontalAlign="right"
      size="fit-content"
      render={({ close }) => (
        <div className="comment-emoji__grid">
          {offered.map(([emoji, name]) => (
            <button
              key={emoji}
              type="button"
              className="comment-emoji__item"
              title={name}
              aria-label={name}
              onClick={() => {
                close()
                // The menu disappears with the choice; its button stays.
                document.getElementById(id)?.querySelector('button')?.focus()
                onChoose(emoji)
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    />
  )
}
