import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { chatLimits } from '#contract/conversations.ts'
import type { ChatSite } from './ChatAnswer.tsx'
import { ChatMessages } from './ChatMessages.tsx'
import { prepareProof } from './chatProof.ts'
import { ChatSession } from './chatSession.ts'
import { announcement, workingWords } from './chatWords.ts'
import { useSession } from './useSession.ts'

export interface ChatIslandProps {
  /** Slug of the assistant. */
  assistant: string
  name: string
  suggestedQuestions: string[]
  site: ChatSite
  /** Begins the ids of its parts; different for every chat of the page. */
  formId: string
}

/** Renders a conversation with an assistant. Without its script the browser sends the question as any other form. */
export function ChatIsland({ assistant, name, suggestedQuestions, site, formId }: ChatIslandProps): ReactNode {
  const session = useMemo(() => new ChatSession({ assistant }), [assistant])
  const state = useSession(session)
  const [draft, setDraft] = useState('')
  const [isRecalled, setIsRecalled] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isFocusKept = useRef(false)
  const isBusy = state.status === 'in_progress'

  useEffect(() => {
    void session.load()
  }, [session])
  // A field that is disabled loses the focus; it returns with the answer. On a phone it would open the keyboard.
  useEffect(() => {
    if (isBusy || !isFocusKept.current) return
    isFocusKept.current = false
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) {
      field.current?.focus({ preventScroll: true })
    }
  }, [isBusy])

  const ask = (question: string) => {
    isFocusKept.current = true
    setIsRecalled(true)
    session.ask(question)
  }
  const send = () => {
    if (isBusy || draft.trim() === '') return
    ask(draft)
    setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const leaveButton = (then: () => void) => () => {
    isFocusKept.current = true
    then()
  }
  const hasMessages = state.messages.length > 0

  return (
    <>
      <p className="visually-hidden" role="status">
        {isRecalled ? announcement(state, workingWords) : ''}
      </p>
      {hasMessages && (
        <ChatMessages
          state={state}
          site={site}
          label={`Conversation with ${name}`}
          session={session}
          onRetry={leaveButton(session.retry)}
        />
      )}
      <form
        className="html-chat__form"
        method="post"
        action={`/chat/${encodeURIComponent(assistant)}`}
        onSubmit={submit}
      >
        {!hasMessages && suggestedQuestions.length > 0 && (
          <div className="html-chat__suggestions">
            {suggestedQuestions.map((question) => (
              <button
                key={question}
                type="submit"
                name="suggested"
                value={question}
                formNoValidate
                className="html-chat__suggestion"
                onClick={(event) => {
                  event.preventDefault()
                  ask(question)
                }}
              >
                {question}
              </button>
            ))}
          </div>
        )}
        <label className="html-chat__field-label" htmlFor={`${formId}-question`}>
          Ask a question
        </label>
        <div className="html-chat__row">
          <textarea
            ref={field}
            id={`${formId}-question`}
            name="question"
            className="html-chat__field"
            rows={1}
            required
            maxLength={chatLimits.question}
            autoComplete="off"
            dir="auto"
            disabled={isBusy}
            value={draft}
            onKeyDown={onKeyDown}
            onChange={({ target: { value } }) => {
              setDraft(value)
              prepareProof()
            }}
          />
          {isBusy ? (
            <button type="button" className="button button--outline" onClick={leaveButton(session.stop)}>
              Stop
            </button>
          ) : null}
          <button type="submit" className="button" disabled={isBusy}>
            Send
          </button>
        </div>
        {hasMessages && !isBusy && (
          <button type="button" className="html-chat__start-over" onClick={leaveButton(session.startOver)}>
            Start over
          </button>
        )}
      </form>
    </>
  )
}
