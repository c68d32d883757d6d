import Head from 'next/head'
import { ChatAnswer } from '#blocks/html/ChatAnswer.tsx'
import { ChatQuestion } from '#blocks/html/ChatMessages.tsx'
import type { ChatMessage } from '#contract/chat.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { failedMessage } from '../reader/chatDoor.ts'
import { chatAddress, unansweredOf } from '../reader/conversation.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** A candidate, and the conversation with the assistant that answers for them. */
export interface ForumAnswer {
  name: string
  label: string
  /** Slug of the assistant; null where there is none, or it is off. */
  assistant: string | null
  /** The conversation with them in this forum; null for none. */
  threadId: string | null
  messages: ChatMessage[]
}

export interface ForumPageState {
  id: string
  title: string
  /** What was asked; null before a question. */
  question: string | null
  answers: ForumAnswer[]
  /** What the reader wrote, where it was refused. */
  draft: string
  /** Why it was refused, for the reader. */
  trouble: string | null
}

interface Props {
  state: ForumPageState
  site: ReaderSite
  now: Date
}

/** Renders a candidate forum, for browsers without script: all answers, one below the other. */
export function ForumPage({ state, site, now }: Props) {
  const { id, title, question, answers, draft, trouble } = state
  const address = `/chat/forum/${encodeURIComponent(id)}`
  return (
    <SiteFrame site={site} now={now}>
      <Head>
        <title>{`${title} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <article className="chat-page">
        <h1 className="chat-page__title">{title}</h1>
        {question === null ? (
          <QuestionForm
            action={address}
            label="What do you want to know?"
            button="Continue"
            draft={draft}
            trouble={trouble}
          />
        ) : (
          <>
            <ChatQuestion text={question} />
            <div id="answers">
              {answers.map((answer) => (
                <Candidate key={answer.name} answer={answer} forum={id} site={site} />
              ))}
            </div>
            <p>
              <a className="button" href={address}>
                Ask Another
              </a>
            </p>
          </>
        )}
      </article>
    </SiteFrame>
  )
}

function Candidate({ answer, forum, site }: { answer: ForumAnswer; forum: string; site: ReaderSite }) {
  const { name, label, assistant, threadId, messages } = answer
  const said = messages.slice(1)
  return (
    <section className="chat-page__candidate">
      <h2 className="chat-page__name">{name}</h2>
      {label.trim() && <p className="chat-page__note">{label}</p>}
      {said.map(({ role, content }, index) =>
        role === 'user' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation that has been had
          <ChatQuestion key={index} text={content} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <ChatAnswer key={index} content={content} site={site} />
        ),
      )}
      {assistant === null && said.length === 0 && <p>There is nothing from {name} on this question.</p>}
      {assistant !== null && (messages.length === 0 || unansweredOf(messages) !== null) && <p>{failedMessage}</p>}
      {assistant !== null && threadId !== null && (
        <p className="html-chat__rating">
          <a className="html-chat__rate" href={chatAddress({ assistant, threadId, forum })}>
            Ask a follow-up
          </a>
          {said.length > 0 && (
            <a
              className="html-chat__rate"
              href={`${chatAddress({ assistant, threadId, forum }, { report: 0 })}#report`}
              aria-label={`Report the answer from ${name}`}
            >
              Report
            </a>
          )}
        </p>
      )}
    </section>
  )
}
