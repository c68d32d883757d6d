import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { searchLimits } from '#contract/search.schema.ts'
import { NoticePage } from './NoticePage.tsx'
import { SearchField } from './SearchField.tsx'

/** Why a search has no page of results. */
export type SearchTrouble = 'tooLong' | 'ended' | 'notAllowed' | 'tooMany' | 'tooSlow' | 'failed'

interface Props {
  trouble: SearchTrouble
  text: string
  site: ReaderSite
  now: Date
}

const words: Record<SearchTrouble, { headline: string; text: string }> = {
  tooLong: {
    headline: 'That is too long to search for',
    text: `A search has at most ${searchLimits.text} characters. A few words are enough.`,
  },
  ended: {
    headline: 'There are no more results',
    text: 'The results end before this page. Search once more to begin with the first.',
  },
  notAllowed: {
    headline: 'This page can be read, nothing else',
    text: 'Use the field to search.',
  },
  tooMany: {
    headline: 'Too many searches',
    text: 'Your network has searched very often in the last minute. Try again in a minute.',
  },
  tooSlow: {
    headline: 'This search takes too long',
    text: 'Search for fewer words, or for rarer ones.',
  },
  failed: {
    headline: 'We cannot search right now',
    text: 'The newsroom’s system is not answering. Try again in a minute.',
  },
}

/** Renders a page in place of results, with the field to search once more. */
export function SearchNotice({ trouble, text, site, now }: Props) {
  const { headline, text: explanation } = words[trouble]
  const wayOn = { href: '/', label: 'Read today’s front page' }
  return (
    <NoticePage site={site} now={now} path="/search" label="Search" headline={headline} wayOn={wayOn}>
      <p>{explanation}</p>
      <SearchField place="notice" value={text.slice(0, searchLimits.text)} />
    </NoticePage>
  )
}
