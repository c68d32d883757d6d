import { describe, expect, it } from '@jest/globals'
import { markup } from '../testing/markup.ts'
import { fixtureArticle, fixtureSite, fixtureTeaser } from '../testing/readerFixtures.ts'
import { Byline } from './Byline.tsx'
import { Kicker } from './Kicker.tsx'
import { Pagination } from './Pagination.tsx'
import { PublishTime } from './PublishTime.tsx'

const timeZone = 'America/Los_Angeles'
const now = new Date('2026-01-09T21:30:00Z')

const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, '')

describe('the by-line', () => {
  it('joins authors as a sentence and links those who have a page', async () => {
    const authors = [
      { name: 'Ana Ruiz', url: '/author/ana-ruiz' },
      { name: 'Bo Lind', url: null },
      { name: 'Cy Park', url: '/author/cy-park' },
    ]
    const html = await markup(<Byline article={fixtureArticle('1', { authors })} now={now} site={fixtureSite} />)
    expect(textOf(html)).toContain('By Ana Ruiz, Bo Lind, and Cy Park')
    expect(html.match(/href="[^"]*"/gu)).toEqual(['href="/author/ana-ruiz"', 'href="/author/cy-park"'])
  })

  it('is left out where nobody is named', async () => {
    const html = await markup(<Byline article={fixtureArticle('1', { authors: [] })} now={now} site={fixtureSite} />)
    expect(textOf(html)).not.toContain('By ')
  })
})

describe('the publish time', () => {
  it('is relative for people, with the whole date in its title and for machines', async () => {
    const html = await markup(<PublishTime published="2026-01-09T18:00:00Z" now={now} timeZone={timeZone} />)
    expect(textOf(html)).toBe('3 hours ago')
    expect(html).toContain('dateTime="2026-01-09T18:00:00.000Z"')
    expect(html).toContain('title="Friday, January 9, 2026 at 10:00 AM PST"')
  })
})

describe('what stands above a headline', () => {
  const above = async (change: Parameters<typeof fixtureTeaser>[1], hasSection = true) =>
    textOf(
      await markup(<Kicker post={fixtureTeaser('1', change)} now={now} timeZone={timeZone} hasSection={hasSection} />),
    )

  it('is the kicker and the section', async () => {
    expect(await above({ kicker: 'Live' })).toBe('LiveCity Hall')
  })

  it('is nothing where there is neither', async () => {
    expect(await above({ primarySection: null })).toBe('')
    expect(await above({}, false)).toBe('')
  })

  it('says "Opinion" once for an opinion piece in the section of that name', async () => {
    expect(await above({ type: 'opinion', primarySection: { label: 'Opinion', href: '/section/opinion' } })).toBe(
      'Opinion',
    )
  })
})

describe('the way through a list', () => {
  const links = async (page: number, pages: number) =>
    (await markup(<Pagination path="/tag/ferries" page={page} pages={pages} />)).match(/<a [^>]*>/gu) ?? []

  it('leads to newer and older stories, and to the first page under its own address', async () => {
    const [newer, older] = await links(2, 3)
    expect(newer).toContain('href="/tag/ferries" rel="prev"')
    expect(older).toContain('href="/tag/ferries?page=3" rel="next"')
  })

  it('ends at both ends, and is not there for a single page', async () => {
    expect(await links(1, 3)).toHaveLength(1)
    expect(await links(3, 3)).toHaveLength(1)
    expect(await links(1, 1)).toHaveLength(0)
  })
})
