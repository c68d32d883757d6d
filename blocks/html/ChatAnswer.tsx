import type { ReactNode } from 'react'
import { Link } from '../core/Link.tsx'
import type { PageContext } from '../core/render.types.ts'
import { type AnswerParagraph, type AnswerSource, type ReadAnswer, readAnswer } from './chatAnswer.read.ts'

export type ChatSite = Pick<PageContext['site'], 'name' | 'brand' | 'timeZone' | 'url'>

interface Props {
  // With its markers.
  content: string
  site: ChatSite
}

// Labels of the kinds of answers whose text does not name their kind.
const origins = {
  model: 'Written by AI from the sources below. It can be wrong.',
  written: 'Written by our editors.',
}

/** Renders an answer with its sources. It also draws an answer that is still arriving. */
export function ChatAnswer({ content, site }: Props): ReactNode {
  const answer = readAnswer(content)
  const { kind, near, newest, outdated, paragraphs, sources } = answer
  const origin = kind === 'model' || kind === 'written' ? origins[kind] : null
  return (
    <div className="html-chat__answer">
      {groupsOf(paragraphs).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer grows at its end
        <Group key={index} paragraphs={group} answer={answer} site={site} />
      ))}
      {near.length > 0 && (
        <ul className="html-chat__near">
          {near.map(({ url, title, date, label }) => (
            <li key={url}>
              <Place url={url} title={title} site={site} />
              <PlaceLabel label={label} />
              <PlaceDate date={date} site={site} />
            </li>
          ))}
        </ul>
      )}
      {outdated && (
        <p className="html-chat__outdated">
          A story that this answer quotes has changed since.
          {outdated.length > 0 && <span className="html-chat__outdated-titles"> {outdated.join(', ')}</span>}
        </p>
      )}
      {origin && answer.isComplete && <p className="html-chat__origin">{origin}</p>}
      {sources.length > 0 && <Sources sources={sources} site={site} />}
      {newest !== null && answer.isComplete && (
        <p className="html-chat__origin">
          Out of stories up to
          <PlaceDate date={newest} site={site} />
        </p>
      )}
    </div>
  )
}

// Puts neighbours of one kind together: the publication's own reporting, and what is set apart.
function groupsOf(paragraphs: AnswerParagraph[]): AnswerParagraph[][] {
  const groups: AnswerParagraph[][] = []
  for (const paragraph of paragraphs) {
    const last = groups.at(-1)
    if (last?.[0]?.isAside === paragraph.isAside) last.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

interface GroupProps {
  paragraphs: AnswerParagraph[]
  answer: ReadAnswer
  site: ChatSite
}

function Group({ paragraphs, answer, site }: GroupProps) {
  const isAside = paragraphs[0]?.isAside
  // The first line of an extract says what follows.
  const isLabel = (index: number) => answer.kind === 'extract' && index === 0 && !isAside
  const words = paragraphs.map(({ pieces }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer grows at its end
    <p key={index} dir="auto" className={isLabel(index) ? 'html-chat__label' : undefined}>
      {pieces.map((piece, place) =>
        'text' in piece ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <Mark key={place} number={piece.source} sources={answer.sources} site={site} />
        ),
      )}
    </p>
  ))
  if (!isAside) return words
  return (
    <div className="html-chat__aside">
      <p className="html-chat__label">Not from our reporting</p>
      {words}
    </div>
  )
}

function Mark({ number, sources, site }: { number: number; sources: AnswerSource[]; site: ChatSite }) {
  const source = sources.find((one) => one.number === number)
  if (!source) return null
  return (
    <sup className="html-chat__mark">
      <Link href={source.url} page={{ medium: 'page', site }}>
        <span className="visually-hidden">Source </span>
        {number}
      </Link>
    </sup>
  )
}

function Sources({ sources, site }: { sources: AnswerSource[]; site: ChatSite }) {
  return (
    <div className="html-chat__sources">
      <p className="html-chat__label">Sources</p>
      <ol className="html-chat__source-list">
        {sources.map(({ number, url, title, date, page, label, quotes }) => (
          <li key={number} className="html-chat__source">
            <span className="html-chat__source-number">{number}</span>
            <div>
              <Place url={url} title={title} site={site} />
              <PlaceLabel label={label} />
              {page !== null && <span className="html-chat__source-date"> Page {page}</span>}
              <PlaceDate date={date} site={site} />
              {quotes.map((quote) => (
                <p key={quote} className="html-chat__quote">
                  “{quote}”
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Place({ url, title, site }: { url: string; title: string; site: ChatSite }) {
  return (
    <Link href={url} page={{ medium: 'page', site }} className="html-chat__place">
      {title}
    </Link>
  )
}

function PlaceLabel({ label }: { label: string | undefined }) {
  return label && <span className="html-chat__source-label"> {label}</span>
}

function PlaceDate({ date, site }: { date: string | null; site: ChatSite }) {
  if (date === null || Number.isNaN(Date.parse(date))) return null
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: site.timeZone })
  return (
    <time className="html-chat__source-date" dateTime={date}>
      {' '}
      {day.format(new Date(date))}
    </time>
  )
}
