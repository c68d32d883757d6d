import { describe, expect, it } from '@jest/globals'
import { Kicker } from '#blocks/core/teaser/Kicker.tsx'
import { PublishTime } from '#blocks/core/teaser/PublishTime.tsx'
import type { ReaderLink, ReaderProfile } from '#contract/reader.schema.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'
import { markup } from '../testing/markup.ts'
import {
  fixtureArticle,
  fixtureArticlePage,
  fixtureMedia,
  fixtureSection,
  fixtureSite,
  fixtureTeaser,
} from '../testing/readerFixtures.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { AuthorBoxes } from './AuthorBoxes.tsx'
import { Byline } from './Byline.tsx'
import { ListingPage } from './ListingPage.tsx'
import { MoreStories } from './MoreStories.tsx'
import { listingPath } from './PageHead.tsx'
import { Pagination } from './Pagination.tsx'
import { StoryCredits } from './StoryCredits.tsx'
import { StoryNotes } from './StoryNotes.tsx'
import { Teaser } from './Teaser.tsx'

const timeZone = 'America/Los_Angeles'
const now = new Date('2026-01-09T21:30:00Z')

const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, '')

const ana: ReaderProfile = {
  name: 'Ana Ruiz',
  url: '/author/ana-ruiz',
  role: 'City hall reporter',
  bio: 'Covers the council.',
  portrait: fixtureMedia('ana', { src: 'https://pictures.example/ana.jpg' }),
  contact: 'ana@courier.example',
  links: [{ label: 'Bluesky', href: 'https://bsky.example/ana' }],
}
const bo: ReaderProfile = { ...ana, name: 'Bo Lind', url: '/author/bo-lind', bio: '', contact: '', links: [] }
const credits = (...authors: ReaderProfile[]) => ({ authors, contributors: [], sources: [] })

const byline = (change: Partial<ReaderArticle>, ...authors: ReaderProfile[]) =>
  markup(<Byline article={fixtureArticle('1', change)} credits={credits(...authors)} now={now} site={fixtureSite} />)

describe('the by-line', () => {
  it('shows the portrait and the role of a single author, and neither of several', async () => {
    const one = await byline({ authors: [ana] }, ana)
    expect(one).toContain('ana.jpg')
    expect(textOf(one)).toContain('By Ana Ruiz, City hall reporter')
    const two = await byline({ authors: [ana, bo] }, ana, bo)
    expect(two).not.toContain('ana.jpg')
    expect(textOf(two)).not.toContain('reporter')
  })

  it('says when the story was updated, in the publication’s time zone, and leads to what was changed', async () => {
    const updated = '2026-01-09T23:40:00Z'
    const corrections = [{ kind: 'correction', date: updated, text: 'It was nine.' } as const]
    const explained = await byline({ updated, corrections })
    expect(textOf(explained)).toContain('Updated Jan. 9, 2026, 3:40 p.m.')
    expect(explained).toContain('href="#corrections"')
    expect(await byline({ updated })).not.toContain('href="#corrections"')
    expect(textOf(await byline({}))).not.toContain('Updated')
  })

  it('joins authors as a sentence and links those who have a page', async () => {
    const authors = [
      { name: 'Ana Ruiz', url: '/author/ana-ruiz' },
      { name: 'Bo Lind', url: null },
      { name: 'Cy Park', url: '/author/cy-park' },
    ]
    const html = await byline({ authors })
    expect(textOf(html)).toContain('By Ana Ruiz, Bo Lind, and Cy Park')
    expect(html.match(/href="[^"]*"/gu)).toEqual(['href="/author/ana-ruiz"', 'href="/author/cy-park"'])
  })

  it('is left out where it names no person', async () => {
    const html = await byline({ authors: [] })
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
    (
      await markup(<Pagination href={(number) => listingPath('/tag/ferries', number)} page={page} pages={pages} />)
    ).match(/<a [^>]*>/gu) ?? []

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

describe('below a story', () => {
  it('stand its corrections and updates, each with its kind and its moment', async () => {
    const corrections = [
      { kind: 'update', date: '2026-01-10T00:10:00Z', text: 'The mayor answered.' },
      { kind: 'clarification', date: '2026-01-09T20:00:00Z', text: 'A <b> is no tag.' },
    ] as const
    const html = await markup(<StoryNotes corrections={corrections} site={fixtureSite} />)
    expect(html).toContain('id="corrections"')
    expect(textOf(html)).toBe(
      'UpdateJan. 9, 2026, 4:10 p.m.The mayor answered.ClarificationJan. 9, 2026, 12:00 p.m.A &lt;b&gt; is no tag.',
    )
    expect(await markup(<StoryNotes corrections={[]} site={fixtureSite} />)).toBe('')
  })

  it('are introduced the authors about whom there is something to say', async () => {
    const html = await markup(<AuthorBoxes authors={[ana, bo]} site={fixtureSite} />)
    expect(textOf(html)).toBe(
      'Ana Ruiz, City hall reporterCovers the council.ana@courier.exampleBluesky (opens in new tab)',
    )
    expect(html).toContain('href="mailto:ana@courier.example"')
    expect(html).toContain('aria-label="About the author"')
    expect(await markup(<AuthorBoxes authors={[bo]} site={fixtureSite} />)).toBe('')
  })

  it('stand contributors by what they did, and sources with their addresses', async () => {
    const contributors = [{ role: 'Photography', people: [ana, bo] }]
    const sources = [
      { name: 'Coast Wire', url: 'https://wire.example/' },
      { name: 'The Calder Radio', url: null },
    ]
    const html = await markup(<StoryCredits credits={{ authors: [], contributors, sources }} site={fixtureSite} />)
    expect(textOf(html)).toBe('PhotographyAna Ruiz and Bo LindSourcesCoast Wire (opens in new tab), The Calder Radio')
  })
})

describe('breadcrumbs', () => {
  const sports = { label: 'Sports', href: '/section/sports' }
  const rowing = { label: 'Rowing', href: '/section/rowing' }
  const above = (trail: ReaderLink[]) =>
    markup(<ArticlePage page={fixtureArticlePage(fixtureArticle('1'), { trail })} now={now} />)

  it('show the way to a story of a sub-section, and nothing that the kicker says already', async () => {
    const [deep, flat] = await Promise.all([above([sports, rowing]), above([sports])])
    expect(deep).toContain('Breadcrumbs')
    expect(textOf(deep)).toContain('HomeSportsRowing')
    // The kicker would repeat the last step.
    expect(deep).not.toContain('kicker__section')
    expect(flat).not.toContain('Breadcrumbs')
    expect(flat).toContain('kicker__section')
  })
})

describe('a teaser', () => {
  const post = fixtureTeaser('1', { image: fixtureMedia('ferry') })
  const teaser = (isPriority: boolean, sizes?: string) =>
    markup(<Teaser post={post} rank="second" now={now} timeZone={timeZone} isPriority={isPriority} sizes={sizes} />)

  it('loads its picture at once where that is asked for, as wide as the list says', async () => {
    const html = await teaser(true, '640px')
    expect(html).toContain('loading="eager" fetchPriority="high"')
    expect(html).toContain(' sizes="640px"')
  })

  it('leaves the width of a picture that waits to the browser, with the usual width of its rank for others', async () => {
    const html = await teaser(false)
    expect(html).toContain('loading="lazy"')
    expect(html).toMatch(/ sizes="auto, \(min-width: 1288px\) 392px/)
  })
})

describe('a list of stories', () => {
  const list = (page: number) => {
    const section = fixtureSection([fixtureTeaser('1'), fixtureTeaser('2')], page, 2)
    return section.kind === 'section' ? markup(<ListingPage page={section} now={now} isPreview={false} />) : ''
  }

  it('begins with a lead, and its second page with what comes after', async () => {
    const [first, second] = [await list(1), await list(2)]
    expect(first.match(/teaser--lead/g)).toHaveLength(1)
    expect(second).not.toContain('teaser--lead')
    expect(textOf(second)).toContain('4 stories, page 2 of 2')
  })
})

describe('the stories below another', () => {
  it('are the next of its section, and others', async () => {
    const section = { label: 'City Hall', href: '/section/city-hall' }
    const next = fixtureTeaser('2', { headline: 'The pier opens' })
    const html = await markup(
      <MoreStories next={next} section={section} posts={[fixtureTeaser('3')]} site={fixtureSite} now={now} />,
    )
    expect(textOf(html)).toContain('Next in City HallThe pier opens')
    expect(html.match(/class="teaser /g)).toHaveLength(1)
  })
})
