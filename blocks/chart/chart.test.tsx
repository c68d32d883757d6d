import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { chartAddress, chartIdOf } from './chartAddress.ts'
import { chartHeightOf } from './chartHeight.ts'

const chart = (props: Record<string, unknown>) => blockFixture('chart', { id: 'c', props })

describe('chart', () => {
  it('waits for its script, and without one is a sandboxed frame that the browser loads when it is near', async () => {
    const html = await renderTree([chart({ chartId: 'aB3x9', alignment: 'wide' })])
    expect(html).toContain(
      '<figure class="chart chart--wide" data-alignment="wide" data-beside="clears"><div data-island="chart"',
    )
    expect(html).toContain('<noscript><iframe src="https://datawrapper.dwcdn.net/aB3x9/" title="Chart"')
    expect(html).toMatch(/sandbox="[^"]*allow-scripts[^"]*" loading="lazy"/)
    expect(html).not.toContain('allow-top-navigation')
  })

  it('is a link in a feed', async () => {
    const html = await renderTree([chart({ chartId: 'aB3x9' })], pageFixture({ medium: 'feed' }))
    expect(html).toBe(
      '<figure class="chart" data-beside="clears"><a href="https://datawrapper.dwcdn.net/aB3x9/">See the chart</a></figure>',
    )
  })

  it.each([[null], ['../evil'], ['too-long-for-an-id']])(
    'is logged and left out without a chart: %j (docs/spec/reader-site.md#missing-content)',
    async (chartId) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
      expect(await renderTree([chart({ chartId })])).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('its chart is missing'))
      warn.mockRestore()
    },
  )

  it('has to be chosen (docs/spec/editor.md#block-errors)', () => {
    const errors = (props: Record<string, unknown>) =>
      checkTree([chart(props)], { altTextOf: () => undefined }).get('c')
    expect(errors({})).toMatchObject([{ kind: 'Required', message: 'No chart selected' }])
    expect(errors({ chartId: 'aB3x9' })).toBeUndefined()
  })
})

describe('the id of a chart', () => {
  it.each([
    ['aB3x9', 'aB3x9'],
    [' aB3x9 ', 'aB3x9'],
    ['https://datawrapper.dwcdn.net/aB3x9/2/', 'aB3x9'],
    ['https://www.datawrapper.de/_/aB3x9/', 'aB3x9'],
    ['https://app.datawrapper.de/chart/aB3x9/publish', 'aB3x9'],
    ['https://app.datawrapper.de/edit/aB3x9', 'aB3x9'],
    ['https://evil.example/aB3x9/', null],
    ['https://datawrapper.de.evil.example/aB3x9/', null],
    ['a chart', null],
    ['', null],
  ])('in %j is %j', (text, id) => expect(chartIdOf(text)).toBe(id))

  it.each([null, '', 'aB3x', 'aB3x9/', '..%2f9', 'aB3x9\n'])('%j is none, and has no address', (id) => {
    expect(chartAddress(id)).toBeNull()
  })
})

describe('the height of a chart', () => {
  it.each<[unknown, number | null]>([
    [{ 'datawrapper-height': { aB3x9: 411.2 } }, 412],
    [{ 'datawrapper-height': { other: 411 } }, null],
    [{ 'datawrapper-height': { aB3x9: 1e9 } }, null],
    [{ 'datawrapper-height': { aB3x9: -5 } }, null],
    [{ 'datawrapper-height': { aB3x9: '412' } }, null],
    [{ 'datawrapper-height': { aB3x9: Number.NaN } }, null],
    [{ 'datawrapper-height': null }, null],
    ['datawrapper-height', null],
    [null, null],
  ])('in %j is %j', (message, height) => expect(chartHeightOf(message, 'aB3x9')).toBe(height))
})
