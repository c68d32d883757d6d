import { type ReactNode, useEffect, useRef } from 'react'
import { ChatAnswer, type ChatSite } from './ChatAnswer.tsx'
import { ChatAnswerTools } from './ChatAnswerTools.tsx'
import { ChatFailure } from './ChatFailure.tsx'
import { answerNumber, type ChatState, isAtEnd } from './chat.state.ts'
import type { ChatSession } from './chatSession.ts'
import { progressWords, workingWords } from './chatWords.ts'

interface Props {
  state: ChatState
  site: ChatSite
  label: string
  session: ChatSession
  onRetry: () => void
}

/** Renders the messages of a conversation, in a list that follows its end unless its reader has scrolled up. */
export function ChatMessages({ state, site, label, session, onRetry }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const { messages, status, threadId } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes makes the list longer
  useEffect(() => {
    if (isFollowing.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [state])
  const progress = progressWords(state, workingWords)
  const isMade = (index: number) => status === 'awaiting_message' || index < messages.length - 1
  return (
    // Not announced while it grows: a status beside it says what is being done, and the whole answer.
    <div
      ref={list}
      className="html-chat__list"
      role="log"
      aria-live="off"
      aria-busy={status !== 'awaiting_message'}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        isFollowing.current = isAtEnd(currentTarget)
      }}
    >
      {messages.map(({ role, content, isDropped }, index) => {
        if (isDropped) return null
        const number = answerNumber(messages, index)
        return role === 'user' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are added at the end alone
          <ChatQuestion key={index} text={content} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <div key={index} className="html-chat__message">
            <ChatAnswer content={content} site={site} />
            {threadId !== null && isMade(index) && isRatable(state, index) && (
              <ChatAnswerTools session={session} number={number} content={content} siteUrl={site.url} isRatable />
            )}
          </div>
        )
      })}
      {progress !== null && <p className="html-chat__working">{progress}</p>}
      <ChatFailure state={state} onRetry={onRetry} />
    </div>
  )
}

/** Renders a question, as a bubble. */
export function ChatQuestion({ text }: { text: string }): ReactNode {
  return (
    <p className="html-chat__question">
      <span className="visually-hidden">You asked: </span>
      <span dir="auto">{text}</span>
    </p>
  )
}

// The answer that failed or was stopped is none.
const isRatable = ({ failure, isStopped, messages }: ChatState, index: number): boolean =>
  index < messages.length - 1 || (failure === null && !isStopped)
