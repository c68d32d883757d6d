'use client'

import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { assistantLimits } from '#collections/assistants/assistantDefaults.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { countText } from '../desk/desk.words.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { TrialView, type Tried } from './TrialView.tsx'

interface TryAssistantProps {
  assistant: string
  isOn: boolean
  suggestedQuestions: string[]
  timeZone: string
}

/** Asks an assistant as readers do, before it is switched on or after a change, and shows the passages it found. */
export function TryAssistant({ assistant, isOn, suggestedQuestions, timeZone }: TryAssistantProps) {
  const rpc = useRpc()
  const id = useId()
  const results = useRef<HTMLParagraphElement>(null)
  const [question, setQuestion] = useState('')
  const [tried, setTried] = useState<Tried[]>([])
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (text: string) => rpc.assistant.tryQuestion.mutate({ assistant, question: text }),
    onSuccess: (trial, text) => {
      setTried((before) => [{ number: before.length, question: text, trial }, ...before])
      results.current?.focus()
    },
  })
  const ask = (text: string) => {
    if (text.trim() === '' || isPending) return
    setQuestion(text)
    mutate(text)
  }
  return (
    <>
      <h2>Try it</h2>
      <p className="desk__note">
        It answers as it is saved, by the stories that readers can see now.{' '}
        {isOn ? 'Readers can ask it, too.' : 'Readers cannot ask it: it is switched off.'} Questions of this screen are
        stored nowhere; what the model costs counts.
      </p>
      <form
        className="desk__form"
        onSubmit={(event) => {
          event.preventDefault()
          ask(question)
        }}
      >
        <label htmlFor={`${id}-question`}>
          Question
          <textarea
            id={`${id}-question`}
            dir="auto"
            rows={2}
            maxLength={assistantLimits.question}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              ask(question)
            }}
          />
        </label>
        <div className="desk__actions">
          <Button
            type="submit"
            size="medium"
            margin={false}
            disabled={question.trim() === '' || isPending}
            extraButtonProps={keepFocusWhenDisabled}
          >
            {isPending ? 'Answering…' : 'Ask'}
          </Button>
        </div>
      </form>
      {suggestedQuestions.length > 0 && (
        <ul className="desk__suggestions" aria-label="Questions to begin with">
          {suggestedQuestions.map((suggested) => (
            <li key={suggested}>
              <SmallButton onClick={() => ask(suggested)}>{suggested}</SmallButton>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="desk__problem" role="alert">
          {error.message}{' '}
          <button type="button" className="desk__again" onClick={() => ask(variables ?? question)}>
            Try again
          </button>
        </p>
      )}
      <p ref={results} tabIndex={-1} className="desk__heading" role="status">
        {tried.length > 0 && countText(tried.length, 'answer')}
      </p>
      <ol className="desk__list" reversed>
        {tried.map((one) => (
          <TrialView key={one.number} assistant={assistant} tried={one} timeZone={timeZone} />
        ))}
      </ol>
    </>
  )
}
