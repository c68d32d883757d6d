import type { ChatMessage } from '#contract/chat.schema.ts'
import { type ChatPart, chatPartsOf, chatTextOf, plainChatText } from '#contract/chatText.ts'
import { answerWords } from '../answering/answer.words.ts'
import type { StoredExchange } from './conversations.store.ts'
import { sourceOf, versionKey } from './currentBasis.ts'

// Returns the questions that stand in a conversation: one that was asked again after it had no answer is there once.
const shown = (exchanges: readonly StoredExchange[]): StoredExchange[] =>
  exchanges.filter(({ answer, question }, at) => answer !== null || exchanges[at + 1]?.question !== question)

interface Standing {
  // Keys of the passages that readers still see with the same text.
  current: ReadonlySet<string>
  gone: ReadonlySet<string>
}

/**
 * Returns a conversation as messages. An answer whose sources have changed since says so at its end; one that quotes an
 * unpublished source is replaced by a notice.
 */
export function historyOf(exchanges: readonly StoredExchange[], { current, gone }: Standing): ChatMessage[] {
  return shown(exchanges).flatMap(({ answer, basis, question }): ChatMessage[] => {
    const userMessage: ChatMessage = { role: 'user', content: question }
    if (answer === null) return [userMessage]
    if (basis.some(({ id }) => gone.has(sourceOf(id)))) return [userMessage, { role: 'assistant', content: takenBack }]
    const titles = [...new Set(basis.filter((passage) => !current.has(versionKey(passage))).map(({ title }) => title))]
    return [userMessage, { role: 'assistant', content: titles.length > 0 ? withOutdated(answer, titles) : answer }]
  })
}

const takenBack = chatTextOf([
  { type: 'kind', kind: 'unknown' },
  { type: 'text', text: answerWords.takenBack },
  { type: 'end' },
])

// Adds the mark that sources have changed, before the end.
function withOutdated(answer: string, titles: string[]): string {
  const parts = chatPartsOf(answer).filter(({ type }) => type !== 'outdated')
  const isWhole = parts.some(({ type }) => type === 'end')
  const outdated: ChatPart = { type: 'outdated', titles }
  return chatTextOf([
    ...parts.filter(({ type }) => type !== 'end').map((part) => withoutFile(part, titles)),
    outdated,
    ...(isWhole ? [{ type: 'end' } as const] : []),
  ])
}

// Takes the link off a document that has changed: its file may have another name now.
const withoutFile = (part: ChatPart, changed: readonly string[]): ChatPart =>
  part.type === 'source' && part.url.startsWith('/media/') && changed.includes(part.title) ? { ...part, url: '' } : part

// Exchanges and characters of them that a model gets.
const maxHistory = { exchanges: 4, characters: 1_500 }

/**
 * Returns what was asked and answered before, as a model gets it: plain text, the newest exchanges only, and none whose
 * sources have changed.
 * @param current keys of the passages that readers still see with the same text
 */
export function modelHistoryOf(
  exchanges: readonly StoredExchange[],
  current: ReadonlySet<string>,
): { role: 'user' | 'assistant'; text: string }[] {
  return exchanges
    .filter(
      ({ answer, outcome }) =>
        answer !== null && (outcome === 'model' || outcome === 'extract' || outcome === 'written'),
    )
    .filter(({ basis }) => basis.every((passage) => current.has(versionKey(passage))))
    .slice(-maxHistory.exchanges)
    .flatMap(({ answer, question }) => [
      { role: 'user' as const, text: question.slice(0, maxHistory.characters) },
      {
        role: 'assistant' as const,
        text:
          plainChatText(answer ?? '')
            .trim()
            .slice(0, maxHistory.characters) || '…',
      },
    ])
}
