import type { GetServerSideProps } from 'next'
import { closedTextOf } from '#contract/conversations.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { ChatPage, type ChatPageState } from '../../components/ChatPage.tsx'
import { NoticePage } from '../../components/NoticePage.tsx'
import { askAndWait, readThread } from '../../reader/chatCalls.ts'
import { failedMessage, type Refusal } from '../../reader/chatDoor.ts'
import { readerOf, readQuestionForm } from '../../reader/chatForm.ts'
import { chatAddress } from '../../reader/conversation.ts'
import { lastKnownSite, readTool } from '../../reader/readerApi.ts'
import { takeReportForm } from '../../reader/reportForm.ts'

type Props = { site: ReaderSite; now: string } & (
  | { view: 'chat'; state: ChatPageState }
  | { view: 'notice'; words: string }
)

export const config = { unstable_runtimeJS: false }

const unavailableWords = 'The assistant is not available right now.'

/** Shows a conversation without script: a GET shows it, a POST asks or reports an answer, and leads back to the GET. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const slug = String(params?.assistant)
  const now = new Date().toISOString()
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  // The address of this page opens the conversation.
  res.setHeader('Referrer-Policy', 'no-referrer')
  const notice = (status: number, words: string, site: ReaderSite) => {
    res.statusCode = status
    return { props: { view: 'notice' as const, words, site, now } }
  }
  const found = await readTool({ assistant: slug }).catch(() => null)
  if (!found) return notice(503, failedMessage, lastKnownSite())
  const assistant = found.references.assistants[slug]
  if (!assistant?.isOn) return notice(assistant ? 200 : 404, unavailableWords, found.site)
  const closedText =
    Object.values(found.references.forums)
      .map((forum) => closedTextOf(forum, new Date(now)))
      .find((text) => text !== null) ?? null
  const refuse = ({ status, retryAfter }: Refusal) => {
    res.statusCode = status
    if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter))
  }
  const shown = async (state: Omit<ChatPageState, 'assistant' | 'closedText' | 'messages'>) => {
    const of = { assistant: slug, forum: state.forum }
    const messages = state.threadId === null ? [] : await readThread(state.threadId, of).catch(() => null)
    const trouble = state.trouble ?? (messages === null ? 'We could not load the conversation.' : null)
    const whole = { ...state, assistant, closedText, messages: messages ?? [], trouble }
    return { props: { view: 'chat' as const, state: whole, site: found.site, now } }
  }
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : null)
  const named = { threadId: text('thread'), forum: text('forum') }
  const answer = Number(text('report') ?? text('reported') ?? Number.NaN)
  const plain = { ...named, draft: '', trouble: null }
  if (req.method !== 'POST') {
    const isTaken = text('reported') !== null
    const report = { answer, draft: { reason: '', details: '', email: '' }, trouble: null, isTaken }
    return shown({ ...plain, report: Number.isNaN(answer) ? null : report })
  }
  if (text('report') !== null) {
    const { draft, refusal } = await takeReportForm(req, { threadId: named.threadId, answer })
    if (refusal === null) {
      const address = chatAddress({ assistant: slug, ...named }, { reported: answer })
      return { redirect: { destination: `${address}#report`, statusCode: 303 } }
    }
    refuse(refusal)
    return shown({ ...plain, report: { answer, draft, trouble: refusal.message, isTaken: false } })
  }
  const { form, refusal } = await readQuestionForm(req)
  const left = new AbortController()
  res.once('close', () => left.abort())
  const { question, threadId, forum } = form
  const request = { assistant: slug, messages: [{ role: 'user', content: question }], threadId, forum }
  const outcome: { threadId: string } | { refusal: Refusal } =
    refusal === null ? await askAndWait({ request, reader: readerOf(req), by: 'form' }, left.signal) : { refusal }
  if ('threadId' in outcome) {
    const address = chatAddress({ assistant: slug, threadId: outcome.threadId, forum })
    return { redirect: { destination: `${address}#answer`, statusCode: 303 } }
  }
  refuse(outcome.refusal)
  return shown({ threadId, forum, draft: question, trouble: outcome.refusal.message, report: null })
}

export default function ChatRoute(props: Props) {
  const now = new Date(props.now)
  if (props.view === 'chat') return <ChatPage state={props.state} site={props.site} now={now} />
  const wayOn = { href: '/', label: 'Read today’s front page' }
  return (
    <NoticePage site={props.site} now={now} label="Ask a question" headline={props.words} wayOn={wayOn}>
      <p>Try again later.</p>
    </NoticePage>
  )
}
