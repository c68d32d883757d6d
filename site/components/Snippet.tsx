import type { ReaderLanguage } from '#contract/reader.schema.ts'
import type { SearchSnippet } from '#contract/search.schema.ts'

interface Props {
  snippet: SearchSnippet
  // Null for the language of the page.
  language: ReaderLanguage | null
}

export function Snippet({ snippet, language }: Props) {
  if (snippet.length === 0) return null
  return (
    <p className="teaser__snippet" {...language}>
      {snippet.map(({ text, isMatch }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which is drawn once
        return isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>
      })}
    </p>
  )
}
