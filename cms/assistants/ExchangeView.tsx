'use client'

import { chatPartsOf } from '#contract/chatText.ts'
import type { Exchange } from '#plugins/assistant/newsroom/desk.schema.ts'
import { listDate } from '../kit/listDates.ts'
import { AnswerText } from './AnswerText.tsx'
import { dollarsText, secondsText } from './assistants.words.ts'
import { OutcomeBadge } from './OutcomeBadge.tsx'
import { Withheld } from './Withheld.tsx'
import { WriteAnswer } from './WriteAnswer.tsx'

interface ExchangeViewProps {
  assistant: string
  exchange: Exchange
  timeZone: string
}

export function ExchangeView({ assistant, exchange, timeZone }: ExchangeViewProps) {
  const { question, answer, outcome, rating, withheld, considered, model, dollars, duration } = exchange
  const facts = [
    listDate(exchange.sentAt, timeZone),
    ...(duration === null ? [] : [secondsText(duration)]),
    ...(model && outcome === 'model' ? [model] : []),
    ...(dollars > 0 ? [dollarsText(dollars)] : []),
    ...(rating ? [rating > 0 ? 'Rated helpful' : 'Rated not helpful'] : []),
  ]
  return (
    <li className="desk__exchange">
      <h3>
        <bdi>{question}</bdi>
      </h3>
      <p className="desk__about">
        <OutcomeBadge outcome={outcome} /> {facts.join(' · ')}
      </p>
      {answer !== null && <AnswerText parts={chatPartsOf(answer)} />}
      <Withheld sentences={withheld} />
      {considered.length > 0 && (
        <details>
          <summary>Looked at {considered.length === 1 ? '1 passage' : `${considered.length} passages`}</summary>
          <ol>
            {[...new Set(considered)].map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        </details>
      )}
      <WriteAnswer assistant={assistant} question={question} />
    </li>
  )
}
