import { describe, expect, it } from '@jest/globals'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { fixtureHome, fixtureTeaser } from '../testing/readerFixtures.ts'
import { layOutFrontPage } from './frontPage.ts'

type Home = Extract<ReaderPage, { kind: 'home' }>

const home = (count: number, sections: Home['sections'] = []): Home => {
  const page = fixtureHome(Array.from({ length: count }, (_, index) => fixtureTeaser(`${index + 1}`)))
  if (page.kind !== 'home') throw new Error('The fixture is no front page')
  return { ...page, sections }
}
const ids = (posts: { id: string }[]) => posts.map(({ id }) => id)

describe('a front page that is not curated', () => {
  it('gives the newest story the lead, three the second rank, four a row, and the rest the river', () => {
    const page = layOutFrontPage(home(10))
    expect(page.lead?.id).toBe('1')
    expect(ids(page.secondRank)).toEqual(['2', '3', '4'])
    expect(ids(page.row)).toEqual(['5', '6', '7', '8'])
    expect(ids(page.river)).toEqual(['9', '10'])
  })

  it('shows no story twice, and no section of which nothing is left', () => {
    const schools = { label: 'Schools', href: '/section/schools' }
    const arts = { label: 'Arts', href: '/section/arts' }
    const page = layOutFrontPage(
      home(10, [
        { link: schools, posts: [fixtureTeaser('2'), fixtureTeaser('9'), fixtureTeaser('old')] },
        { link: arts, posts: [fixtureTeaser('1'), fixtureTeaser('old')] },
      ]),
    )
    expect(page.sections.map(({ link, posts }) => [link.label, ids(posts)])).toEqual([['Schools', ['9', 'old']]])
    expect(ids(page.river)).toEqual(['10'])
  })

  it('is empty, not broken, on the first day', () => {
    expect(layOutFrontPage(home(0))).toEqual({ lead: null, secondRank: [], row: [], sections: [], river: [] })
  })
})
