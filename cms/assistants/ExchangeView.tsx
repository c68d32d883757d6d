'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { type ChatPart, chatPartsOf } from '#contract/chatText.ts'
import type { Exchange } from '#plugins/assistant/newsroom/desk.schema.ts'
import { usePublication } from '../clock/usePublication.ts'
import { listDate } from '../posts-list/listDates.ts'
import { AnswerForm, AnswerSaved } from './AnswerForm.tsx'
import { dollarsText, secondsText } from './assistants.words.ts'
import { OutcomeBadge } from './OutcomeBadge.tsx'

interface ExchangeViewProps {
  assistant: string
  exchange: Exchange
  timeZone: string
}

/** A question, its answer with sources, and what an editor can learn from it. */
export function ExchangeView({ assistant, exchange, timeZone }: ExchangeViewProps) {
  const [writing, setWriting] = useState<'not' | 'now' | { saved: string }>('not')
  const { question, answer, outcome, rating, withheld, considered, model, dollars, duration } = exchange
  const facts = [
    listDate(exchange.askedAt, timeZone),
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
      {answer !== null && <Answer parts={chatPartsOf(answer)} />}
      {withheld.length > 0 && (
        <section className="desk__withheld">
          <h4>Left out of the answer</h4>
          <ul>
            {withheld.map(({ text, reason }) => (
              <li key={`${reason} ${text}`}>
                <bdi>{text}</bdi> <span className="desk__reason">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
      {writing === 'now' && (
        <AnswerForm
          assistant={assistant}
          question={question}
          onSaved={(saved) => setWriting({ saved })}
          onCancel={() => setWriting('not')}
        />
      )}
      {writing === 'not' && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setWriting('now')}>
          Write an answer
        </Button>
      )}
      {typeof writing === 'object' && <AnswerSaved id={writing.saved} />}
    </li>
  )
}

/** An answer as readers got it, with the numbers of its sources. */
function Answer({ parts }: { parts: readonly ChatPart[] }) {
  const siteUrl = usePublication()?.siteUrl ?? ''
  const places = new Map(parts.flatMap((part) => (part.type === 'source' ? [[part.number, part] as const] : [])))
  const near = parts.flatMap((part) => (part.type === 'near' ? [part] : []))
  // A path leads to the reader site; a file's address is whole.
  const addressOf = (url: string) => (url.startsWith('/') ? siteUrl + url : /^https?:/.test(url) ? url : undefined)
  let at = 0
  return (
    <div className="desk__answer">
      <p dir="auto">
        {parts.map((part) => {
          at += 1
          if (part.type === 'text') return <span key={at}>{part.text}</span>
          return part.type === 'source' ? <sup key={at}>{part.number}</sup> : null
        })}
      </p>
      {places.size > 0 && (
        <ol className="desk__sources" aria-label="Sources">
          {[...places.values()].map(({ number, url, title, quote, page }) => (
            <li key={number} value={number}>
              <a href={addressOf(url)} target="_blank" rel="noreferrer">
                {title}
              </a>
              {page !== null && `, page ${page}`}: “{quote}”
            </li>
          ))}
        </ol>
      )}
      {near.length > 0 && (
        <ul className="desk__sources" aria-label="Stories offered instead">
          {near.map(({ url, title }) => (
            <li key={url}>
              <a href={addressOf(url)} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
