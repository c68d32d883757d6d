'use client'

import { useState } from 'react'
import { SmallButton } from '../kit/SmallButton.tsx'
import { AnswerForm, AnswerSaved } from './AnswerForm.tsx'

/** Offers to write an answer in the place of the assistant's: a button, then its form, then that it is kept. */
export function WriteAnswer({ assistant, question }: { assistant: string; question: string }) {
  const [writing, setWriting] = useState<'not' | 'now' | { saved: string }>('not')
  if (typeof writing === 'object') return <AnswerSaved id={writing.saved} />
  if (writing === 'now')
    return (
      <AnswerForm
        assistant={assistant}
        question={question}
        onSaved={(saved) => setWriting({ saved })}
        onCancel={() => setWriting('not')}
      />
    )
  return <SmallButton onClick={() => setWriting('now')}>Write an answer</SmallButton>
}
