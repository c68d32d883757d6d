import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { chatLimits } from '#contract/conversations.ts'
import { ChatAnswer, type ChatSite } from './ChatAnswer.tsx'
import { ChatAnswerTools } from './ChatAnswerTools.tsx'
import { ChatFailure } from './ChatFailure.tsx'
import { ChatQuestion } from './ChatMessages.tsx'
import { answerNumber } from './chat.state.ts'
import { prepareProof } from './chatProof.ts'
import type { ChatSession } from './chatSession.ts'
import { announcement, generatingWords, progressWords } from './chatWords.ts'
import type { ForumCandidate } from './ForumTabs.tsx'
import { useSession } from './useSession.ts'

interface Props {
  candidate: ForumCandidate
  // Null for a candidate without an assistant.
  session: ChatSession | null
  isShown: boolean
  id: string
  tabId: string
  site: ChatSite
  onReset: () => void
}

export function ForumPanel({ candidate, session, isShown, id, tabId, site, onReset }: Props): ReactNode {
  return (
    <div
      id={id}
      className="html-forum__panel"
      role="tabpanel"
      aria-labelledby={tabId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the stop after its tab
      tabIndex={0}
      hidden={!isShown}
    >
      {session ? (
        <Conversation session={session} isShown={isShown} id={id} name={candidate.name} site={site} onReset={onReset} />
      ) : (
        <>
          <p>
            {candidate.assistant === null
              ? `There is nothing from ${candidate.name} on this question.`
              : 'The assistant is not available right now.'}
          </p>
          <div className="html-forum__actions">
            <StartOver onReset={onReset} />
          </div>
        </>
      )}
    </div>
  )
}

interface ConversationProps extends Pick<Props, 'isShown' | 'id' | 'site' | 'onReset'> {
  session: ChatSession
  name: string
}

function Conversation({ session, isShown, id, name, site, onReset }: ConversationProps) {
  const state = useSession(session)
  const [isFollowingUp, setIsFollowingUp] = useState(false)
  const progress = progressWords(state, generatingWords)
  const isAnswered = state.status === 'awaiting_message' && state.failure === null && state.messages.length > 1
  const lastQuestion = state.messages.findLast(({ role }) => role === 'user')?.content.trim()
  const ask = (question: string) => {
    if (question.trim() === lastQuestion) return
    setIsFollowingUp(false)
    // The form that had the focus is gone.
    document.getElementById(id)?.focus({ preventScroll: true })
    session.ask(question)
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? announcement(state, generatingWords) : ''}
      </p>
      {/* The first question stands above the candidates. */}
      {state.messages.slice(1).map(({ role, content, isDropped }, index) =>
        isDropped ? null : role === 'user' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are added at the end alone
          <ChatQuestion key={index} text={content} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <div key={index}>
            <ChatAnswer content={content} site={site} />
            {isAnswered && (
              <ChatAnswerTools
                session={session}
                number={answerNumber(state.messages, index + 1)}
                content={content}
                siteUrl={site.url}
                isRatable={false}
              />
            )}
          </div>
        ),
      )}
      {progress !== null && <p className="html-chat__working">{progress}</p>}
      <ChatFailure state={state} onRetry={session.retry} />
      {isFollowingUp && <FollowUp id={id} name={name} onAsk={ask} />}
      <div className="html-forum__actions">
        {isAnswered && !isFollowingUp && (
          <button type="button" className="button button--outline" onClick={() => setIsFollowingUp(true)}>
            Ask a follow-up
          </button>
        )}
        <StartOver onReset={onReset} />
      </div>
    </>
  )
}

function FollowUp({ id, name, onAsk }: { id: string; name: string; onAsk: (question: string) => void }) {
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const ask = () => {
    if (draft.trim() !== '') onAsk(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    ask()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form className="html-forum__form" onSubmit={submit}>
      <label className="html-chat__field-label" htmlFor={`${id}-follow-up`}>
        Your follow-up to {name}
      </label>
      <textarea
        ref={field}
        id={`${id}-follow-up`}
        className="html-chat__field html-forum__field"
        rows={2}
        required
        maxLength={chatLimits.question}
        autoComplete="off"
        dir="auto"
        value={draft}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) => {
          setDraft(value)
          prepareProof()
        }}
      />
      <button type="submit" className="button">
        Ask
      </button>
    </form>
  )
}

function StartOver({ onReset }: { onReset: () => void }) {
  return (
    <button type="button" className="html-chat__start-over" onClick={onReset}>
      Start Over
    </button>
  )
}
