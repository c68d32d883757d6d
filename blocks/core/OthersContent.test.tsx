import { describe, expect, it } from '@jest/globals'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { blockFixture } from './block.fixtures.ts'
import { pageFixture } from './page.fixtures.tsx'

// Every block that loads something of another company.
const loading = {
  chart: blockFixture('chart', { props: { chartId: 'aB3dE' } }),
  document: blockFixture('document', { props: { documentId: '2059-budget' } }),
  'embed of a known height': blockFixture('social-embed', {
    props: { embedId: '7', provider: 'YouTube', width: 560, height: 315 },
  }),
  'embed of an unknown height': blockFixture('social-embed', { props: { embedId: '7', provider: 'Bluesky' } }),
  'frame in code': blockFixture('html', { props: { content: '<iframe src="https://maps.example/"></iframe>' } }),
  'script in code': blockFixture('html', {
    props: { content: '<p>Map</p><script src="//maps.example/a.js"></script>' },
  }),
  'picture in code': blockFixture('html', { props: { content: '<img src=https://pixel.example/a.png>' } }),
}

const outside = (html: string) => html.replace(/<template>.*?<\/template>/gs, '')

describe.each(Object.entries(loading))('%s', (_, block) => {
  it('waits in a template where readers are asked', async () => {
    const html = await renderTree([block], pageFixture({ asksConsent: true }))
    expect(html).toContain('<template>')
    expect(outside(html)).not.toMatch(/<iframe|<script|data-island|pixel\.example/)
    expect(outside(html)).toContain('data-others-load')
  })

  it('is in the page where they are not', async () => {
    expect(await renderTree([block], pageFixture())).not.toMatch(/<template>|data-others/)
  })
})

it('leaves code alone that loads nothing of others', async () => {
  const block = blockFixture('html', { props: { content: '<p><a href="https://council.example/">Agenda</a></p>' } })
  expect(await renderTree([block], pageFixture({ asksConsent: true }))).not.toContain('<template>')
})
