import Head from 'next/head'
import { ChatAnswer } from '#blocks/html/ChatAnswer.tsx'
import { ChatQuestion } from '#blocks/html/ChatMessages.tsx'
import type { ChatMessage } from '#contract/chat.schema.ts'
import type { ReaderAssistant } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { failedMessage } from '../reader/chatDoor.ts'
import { chatAddress, unansweredOf } from '../reader/conversation.ts'
import { AnswerReport, type AnswerReportState } from './AnswerReport.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { SiteFrame } from './SiteFrame.tsx'

export interface ChatPageState {
  assistant: ReaderAssistant
  threadId: string | null
  /** Id of the candidate forum that the conversation is part of. */
  forum: string | null
  /** Shown in the place of the form while the candidate's forum is closed; null while questions are taken. */
  closedText: string | null
  messages: ChatMessage[]
  /** What the reader wrote, where it was refused. */
  draft: string
  /** Why it was refused, for the reader. */
  trouble: string | null
  report: AnswerReportState | null
}

interface Props {
  state: ChatPageState
  site: ReaderSite
  now: Date
}

/** Renders a conversation with an assistant, for browsers without script. */
export function ChatPage({ state, site, now }: Props) {
  const { assistant, closedText, messages, threadId, forum, draft, trouble, report } = state
  const address = chatAddress({ assistant: assistant.slug, threadId: null, forum: null })
  const conversation = { assistant: assistant.slug, threadId, forum }
  const unanswered = unansweredOf(messages)
  return (
    <SiteFrame site={site} now={now}>
      <Head>
        <title>{`${assistant.name} | ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <article className="chat-page">
        <h1 className="chat-page__title">{assistant.name}</h1>
        {messages.map(({ role, content }, index) =>
          role === 'user' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation that has been had
            <ChatQuestion key={index} text={content} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            <div key={index} id={index === messages.length - 1 ? 'answer' : undefined}>
              <ChatAnswer content={content} site={site} />
              <ReportOf number={answersBefore(messages, index)} report={report} conversation={conversation} />
            </div>
          ),
        )}
        {unanswered !== null && <p id="answer">{failedMessage}</p>}
        {closedText === null ? (
          <QuestionForm
            action={address}
            label="Ask a question"
            button="Send"
            draft={draft || (unanswered ?? '')}
            trouble={trouble}
            hidden={{ thread: threadId, forum }}
            suggestedQuestions={messages.length === 0 ? assistant.suggestedQuestions : []}
          />
        ) : (
          <p className="html__unavailable">{closedText}</p>
        )}
        {messages.length > 0 && closedText === null && (
          <p>
            <a className="html-chat__start-over" href={address}>
              Start over
            </a>
          </p>
        )}
      </article>
    </SiteFrame>
  )
}

// Returns how many answers a conversation has before a message.
const answersBefore = (messages: readonly ChatMessage[], index: number): number =>
  messages.slice(0, index).filter(({ role }) => role === 'assistant').length

interface ReportOfProps extends Pick<ChatPageState, 'report'> {
  // Which answer of the conversation, from 0.
  number: number
  conversation: Parameters<typeof chatAddress>[0]
}

function ReportOf({ number, report, conversation }: ReportOfProps) {
  const action = chatAddress(conversation, { report: number })
  if (report?.answer === number) {
    return <AnswerReport state={report} action={`${action}#report`} back={chatAddress(conversation)} />
  }
  return (
    <p className="html-chat__rating">
      <a className="html-chat__rate" href={`${action}#report`}>
        Report
      </a>
    </p>
  )
}
