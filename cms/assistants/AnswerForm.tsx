'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { assistantLimits } from '#collections/assistants/assistantDefaults.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'

interface AnswerFormProps {
  assistant: string
  // As readers asked it; the editor may word it better.
  question: string
  // Gets the id of the written answer.
  onSaved: (id: string) => void
  onCancel: () => void
}

/** Writes an answer that the assistant gives word for word. Escape leaves while nothing is written. */
export function AnswerForm({ assistant, question: initialQuestion, onSaved, onCancel }: AnswerFormProps) {
  const rpc = useRpc()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [question, setQuestion] = useState(initialQuestion)
  const [answer, setAnswer] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => rpc.assistant.writeAnswer.mutate({ assistant, question, answer }),
    onSuccess: ({ id: saved }) => onSaved(saved),
  })
  useEffect(() => field.current?.focus(), [])
  const isIncomplete = question.trim() === '' || answer.trim() === ''
  return (
    <form
      className="desk__form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isIncomplete && !isPending) mutate()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && answer.trim() === '') onCancel()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      <label htmlFor={`${id}-question`}>
        Question
        <input
          id={`${id}-question`}
          type="text"
          dir="auto"
          maxLength={assistantLimits.question}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
      </label>
      <label htmlFor={`${id}-answer`}>
        Answer
        <textarea
          ref={field}
          id={`${id}-answer`}
          dir="auto"
          rows={5}
          maxLength={assistantLimits.answer}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </label>
      <p className="desk__note">Readers who ask this get your words, marked as written by an editor.</p>
      {error && (
        <p className="desk__problem" role="alert">
          {error.message}
        </p>
      )}
      <div className="desk__actions">
        <Button
          type="submit"
          size="medium"
          margin={false}
          disabled={isIncomplete || isPending}
          extraButtonProps={keepFocusWhenDisabled}
        >
          {isPending ? 'Saving…' : 'Save answer'}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Says that an answer is kept, and where more can be added to it. Takes the focus from the form that is gone. */
export function AnswerSaved({ id }: { id: string }) {
  const { config } = useConfig()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <p ref={message} className="desk__done" role="status" tabIndex={-1}>
      The answer is kept and given from now on.{' '}
      <Link href={`${config.routes.admin}/collections/assistant-answers/${id}`} prefetch={false}>
        Add stories to read on
      </Link>
    </p>
  )
}
