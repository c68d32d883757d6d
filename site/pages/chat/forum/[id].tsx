import type { GetServerSideProps } from 'next'
import { closedTextOf } from '#contract/conversations.ts'
import type { ReaderForum, ReaderReferences } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { type ForumAnswer, ForumPage, type ForumPageState } from '../../../components/ForumPage.tsx'
import { NoticePage } from '../../../components/NoticePage.tsx'
import { askAndWait, readThread } from '../../../reader/chatCalls.ts'
import { failedMessage } from '../../../reader/chatDoor.ts'
import { readerOf, readQuestionForm } from '../../../reader/chatForm.ts'
import { lastKnownSite, readTool } from '../../../reader/readerApi.ts'

type Props = { site: ReaderSite; now: string } & (
  | { view: 'forum'; state: ForumPageState }
  | { view: 'notice'; words: string; isClosed: boolean }
)

export const config = { unstable_runtimeJS: false }

// In the address, a candidate without a conversation.
const noThread = '-'

/** Shows a candidate forum without script: all answers to a question, one below the other. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const id = String(params?.id)
  const now = new Date().toISOString()
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  // The address of this page opens the conversations.
  res.setHeader('Referrer-Policy', 'no-referrer')
  const notice = (status: number, words: string, site: ReaderSite) => {
    res.statusCode = status
    return { props: { view: 'notice' as const, words, isClosed: status === 200, site, now } }
  }
  const found = await readTool({ forum: id }).catch(() => null)
  if (!found) return notice(503, failedMessage, lastKnownSite())
  const forum = found.references.forums[id]
  if (!forum) return notice(404, 'There is no such forum.', found.site)
  const closedText = closedTextOf(forum, new Date(now))
  if (closedText !== null) return notice(200, closedText, found.site)
  const shown = async (threads: (string | null)[], draft: string, trouble: string | null) => {
    const answers = await Promise.all(
      candidatesOf(forum, found.references, threads).map((candidate) => withMessages(candidate, id)),
    )
    const question = answers.flatMap(({ messages }) => messages).find(({ role }) => role === 'user')?.content ?? null
    const state = {
      id,
      title: forum.title,
      question,
      answers: forum.isOrderDrawn ? drawn(answers) : answers,
      draft,
      trouble,
    }
    return { props: { view: 'forum' as const, state, site: found.site, now } }
  }
  if (req.method !== 'POST') {
    const threads = typeof query.threads === 'string' ? query.threads.split('.') : []
    return shown(
      threads.map((thread) => (thread === noThread ? null : thread)),
      '',
      null,
    )
  }
  const { form, refusal } = await readQuestionForm(req)
  const left = new AbortController()
  res.once('close', () => left.abort())
  const reader = readerOf(req)
  const ask = (assistant: string) => {
    const request = { assistant, messages: [{ role: 'user', content: form.question }], threadId: null, forum: id }
    return askAndWait({ request, reader, by: 'form' }, left.signal)
  }
  const outcomes =
    refusal === null
      ? await Promise.all(
          candidatesOf(forum, found.references, []).map(({ assistant }) =>
            assistant === null ? null : ask(assistant),
          ),
        )
      : [{ refusal }]
  const threads = outcomes.map((outcome) => (outcome && 'threadId' in outcome ? outcome.threadId : null))
  const refused = outcomes.find((outcome) => outcome !== null && 'refusal' in outcome)
  if (threads.every((thread) => thread === null) && refused && 'refusal' in refused) {
    const { status, message, retryAfter } = refused.refusal
    res.statusCode = status
    if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter))
    return shown([], form.question, message)
  }
  const address = threads.map((thread) => thread ?? noThread).join('.')
  return {
    redirect: { destination: `/chat/forum/${encodeURIComponent(id)}?threads=${address}#answers`, statusCode: 303 },
  }
}

const candidatesOf = (
  forum: ReaderForum,
  { assistants }: ReaderReferences,
  threads: (string | null)[],
): Omit<ForumAnswer, 'messages'>[] =>
  forum.candidates.map(({ name, label, assistant }, index) => ({
    name,
    label,
    assistant: assistant !== null && assistants[assistant]?.isOn ? assistant : null,
    threadId: threads[index] ?? null,
  }))

// The ids of conversations are random: an order by them is drawn by lot, and the same when the page is opened again.
const drawn = (answers: ForumAnswer[]): ForumAnswer[] =>
  answers.toSorted((one, other) => (one.threadId ?? '').localeCompare(other.threadId ?? '', 'en'))

// An address may name conversations in any order; a candidate gets none that was with another one.
const withMessages = async (candidate: Omit<ForumAnswer, 'messages'>, forum: string): Promise<ForumAnswer> => {
  const { assistant, threadId } = candidate
  const hasConversation = assistant !== null && threadId !== null
  const messages = hasConversation ? await readThread(threadId, { assistant, forum }).catch(() => []) : []
  return { ...candidate, threadId: messages.length > 0 ? threadId : null, messages }
}

export default function ForumRoute(props: Props) {
  const now = new Date(props.now)
  if (props.view === 'forum') return <ForumPage state={props.state} site={props.site} now={now} />
  const wayOn = { href: '/', label: 'Read today’s front page' }
  return (
    <NoticePage site={props.site} now={now} label="Candidate forum" headline={props.words} wayOn={wayOn}>
      {!props.isClosed && <p>Try again later.</p>}
    </NoticePage>
  )
}
