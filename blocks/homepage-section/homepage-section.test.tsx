import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { sectionParts } from './homepage-section.fixtures.ts'
import { homepageSection } from './homepage-section.schema.ts'

const html = (props: Record<string, unknown>) =>
  renderTree([blockFixture('homepage-section', { props, children: sectionParts('s') })])

describe('homepage-section', () => {
  it('has its defaults (docs/spec/newsroom.md#home-page-section)', () => {
    expect(homepageSection.props.parse({})).toMatchObject({
      sort: { key: 'publishDateTime', direction: 'desc' },
      deduplicate: true,
      mostPopular: false,
      showSectionHeader: false,
      viewAllUrl: '',
      publishDate: { type: 'Anytime' },
    })
  })

  it('has a link to all of it where an address is given (docs/spec/reader-site.md#home-page-layouts)', async () => {
    expect(await html({ showSectionHeader: true, viewAllUrl: '/section/harbor' })).toContain(
      '<a href="/section/harbor">View all</a>',
    )
    expect(await html({ showSectionHeader: true })).not.toContain('View all')
  })

  it('hides its header unless it is shown', async () => {
    expect(await html({})).toContain('homepage-section--headless')
    expect(await html({ showSectionHeader: true })).not.toContain('homepage-section--headless')
  })
})
