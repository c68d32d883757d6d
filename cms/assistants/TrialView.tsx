'use client'

import { chatPartsOf } from '#contract/chatText.ts'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { usePublication } from '../clock/usePublication.ts'
import { countText } from '../desk/desk.words.ts'
import { listDate } from '../kit/listDates.ts'
import { AnswerText } from './AnswerText.tsx'
import { dollarsText, secondsText } from './assistants.words.ts'
import { OutcomeBadge } from './OutcomeBadge.tsx'
import { Withheld } from './Withheld.tsx'
import { WriteAnswer } from './WriteAnswer.tsx'

/** A trial question and its result; numbered, the newest with the highest number. */
export interface Tried {
  number: number
  question: string
  trial: RpcOutputs['assistant']['tryQuestion']
}

interface TrialViewProps {
  assistant: string
  tried: Tried
  timeZone: string
}

export function TrialView({ assistant, tried: { question, trial }, timeZone }: TrialViewProps) {
  const { answer, dollars, found, milliseconds, model, outcome, parts, withheld } = trial
  const facts = [secondsText(milliseconds), ...(model ? [model] : []), ...(dollars > 0 ? [dollarsText(dollars)] : [])]
  const unanswered = parts.length > 1 ? parts.filter(({ isAnswerable }) => !isAnswerable) : []
  return (
    <li className="desk__exchange desk__trial">
      <div>
        <h3>
          <bdi>{question}</bdi>
        </h3>
        <p className="desk__about">
          <OutcomeBadge outcome={outcome} /> {facts.join(' · ')}
          {parts.length > 1 && ` · ${parts.length} questions`}
          {unanswered.length > 0 && `, ${unanswered.length} without an answer`}
          {parts.some(({ isOverTime }) => isOverTime) && ' · over a span of time'}
        </p>
        <AnswerText parts={chatPartsOf(answer)} />
        <Withheld sentences={withheld} />
        <WriteAnswer assistant={assistant} question={question} />
      </div>
      <Found passages={found} timeZone={timeZone} />
    </li>
  )
}

// The passages that an answer could stand on, the best first.
function Found({ passages, timeZone }: { passages: Tried['trial']['found']; timeZone: string }) {
  const siteUrl = usePublication()?.siteUrl ?? ''
  const best = passages[0]?.score || 1
  return (
    <section className="desk__found">
      <h4>What it found: {passages.length === 0 ? 'nothing' : countText(passages.length, 'passage')}</h4>
      <ol>
        {passages.map(({ id, isCited, label, page, publishedAt, score, text, title, url }) => (
          <li key={id}>
            <p className="desk__about">
              {url === '' ? (
                title
              ) : (
                <a href={url.startsWith('/') ? siteUrl + url : url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              )}
              {[
                ...(label ? [label] : []),
                ...(page === null ? [] : [`page ${page}`]),
                ...(publishedAt ? [listDate(publishedAt, timeZone)] : []),
                `fits ${Math.round((100 * score) / best)}%`,
              ].map((fact) => ` · ${fact}`)}
              {isCited && <strong> · cited</strong>}
            </p>
            <p className="desk__passage" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
