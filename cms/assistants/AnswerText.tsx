import type { ChatPart } from '#contract/chatText.ts'
import { usePublication } from '../clock/usePublication.ts'

export function AnswerText({ parts }: { parts: readonly ChatPart[] }) {
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
