import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react'
import { chatLimits } from '#contract/conversations.ts'
import type { ChatSite } from './ChatAnswer.tsx'
import { ChatQuestion } from './ChatMessages.tsx'
import { prepareProof } from './chatProof.ts'
import { ChatSession } from './chatSession.ts'
import { useDrawnOrder } from './drawnOrder.ts'
import { ForumPanel } from './ForumPanel.tsx'
import { type ForumCandidate, ForumTabs } from './ForumTabs.tsx'
import { forumAfter, newForum } from './forum.state.ts'
import { useClosed } from './useClosed.ts'

export interface ForumIslandProps {
  forumId: string
  /** When it closes by itself, ISO 8601; null for a forum that does not. */
  closesAt: string | null
  /** In the order of the newsroom. */
  candidates: ForumCandidate[]
  isOrderDrawn: boolean
  site: ChatSite
  /** Begins the ids of its parts; different for every forum of the page. */
  formId: string
}

/** Candidates who all answer the same question. Without its script the browser sends the question as any other form. */
export function ForumIsland({
  forumId,
  closesAt,
  candidates: inOrder,
  isOrderDrawn,
  site,
  formId,
}: ForumIslandProps): ReactNode {
  const [closedText, close] = useClosed(forumId, closesAt)
  const order = useDrawnOrder(forumId, inOrder.length)
  const candidates = useMemo(
    () => (isOrderDrawn && order ? order.flatMap((place) => inOrder[place] ?? []) : inOrder),
    [inOrder, isOrderDrawn, order],
  )
  const [state, dispatch] = useReducer(forumAfter, newForum)
  const { draft, question, round, selected } = state
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  // The button that took the question is gone.
  useEffect(() => {
    if (question !== null && document.activeElement === document.body) another.current?.focus({ preventScroll: true })
  }, [question])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has conversations of its own
  const sessions = useMemo(
    () =>
      candidates.map(({ assistant, isOn }) =>
        assistant !== null && isOn ? new ChatSession({ assistant, forum: forumId, onClosed: close }) : null,
      ),
    [candidates, forumId, round, close],
  )
  // Answers of an earlier question are discarded, and no longer made.
  useEffect(
    () => () => {
      for (const session of sessions) session?.startOver()
    },
    [sessions],
  )

  // Requests the answer of a candidate: once.
  const request = (candidate: number) => {
    const session = sessions[candidate]
    if (question !== null && session?.state().messages.length === 0) session.ask(question)
  }
  const select = (candidate: number) => {
    request(candidate)
    dispatch({ type: 'select', candidate })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'ask' })
  }
  const reset = () => {
    dispatch({ type: 'reset' })
    form.current?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    dispatch({ type: 'ask' })
  }

  if (closedText !== null)
    return (
      <p className="html__unavailable" role="status">
        {closedText}
      </p>
    )
  return (
    <>
      <form
        ref={form}
        className="html-forum__form"
        method="post"
        action={`/chat/forum/${encodeURIComponent(forumId)}`}
        onSubmit={submit}
      >
        <label className="html-chat__field-label" htmlFor={`${formId}-question`}>
          What do you want to know?
        </label>
        <textarea
          ref={field}
          id={`${formId}-question`}
          name="question"
          className="html-chat__field html-forum__field"
          rows={3}
          required
          maxLength={chatLimits.question}
          autoComplete="off"
          dir="auto"
          value={draft}
          onKeyDown={onKeyDown}
          onChange={({ target: { value } }) => {
            dispatch({ type: 'write', draft: value })
            prepareProof()
          }}
        />
        {question === null ? (
          <button key="continue" type="submit" className="button">
            Continue
          </button>
        ) : (
          <button ref={another} key="another" type="button" className="button button--outline" onClick={reset}>
            Ask Another
          </button>
        )}
      </form>
      {/* There from the start, so that screen readers announce that the question was taken. */}
      <div role="status">{question !== null && <ChatQuestion text={question} />}</div>
      <ForumTabs
        candidates={candidates}
        selected={selected}
        isEnabled={question !== null}
        isDrawn={!isOrderDrawn || order !== null}
        formId={formId}
        onNear={request}
        onSelect={select}
      />
      {question !== null &&
        candidates.map((candidate, index) => (
          <ForumPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: a forum's candidates stay in their order
            key={`${round}-${index}`}
            candidate={candidate}
            session={sessions[index] ?? null}
            isShown={selected === index}
            id={`${formId}-panel-${index}`}
            tabId={`${formId}-tab-${index}`}
            site={site}
            onReset={reset}
          />
        ))}
    </>
  )
}
