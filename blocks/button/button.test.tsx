import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const button = (props: Record<string, unknown>) => blockFixture('button', { id: 'b', props, content: 'Join' })

describe('button', () => {
  it('that leads somewhere is a link', async () => {
    expect(await renderTree([button({ link: '/join' })])).toBe(
      '<a href="/join" class="button button--default button--green">Join</a>',
    )
  })

  it('to another site opens in a new tab and says so (docs/spec/reader-site.md#external-links)', async () => {
    const html = await renderTree([button({ link: 'https://a.example/', style: 'outline' })])
    expect(html).toContain('button--outline')
    expect(html).toContain('rel="noopener">Join<span class="visually-hidden"> (opens in new tab)</span></a>')
  })

  it('that is an action is a button', async () => {
    expect(await renderTree([button({ kind: 'action' })])).toContain('<button type="button"')
  })

  it('without an address keeps its label, and leads nowhere', async () => {
    expect(await renderTree([button({})])).toBe('<span class="button button--default button--green">Join</span>')
  })

  it('without a label is left out, and logged: its purpose would be unknown', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await renderTree([blockFixture('button', { id: 'b', props: { link: '/join' }, content: ' ' })])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no label'))
    warn.mockRestore()
  })

  it('holds no link inside its link', async () => {
    const content = [textRun('Join', { type: 'link', href: '/elsewhere' })]
    const html = await renderTree([blockFixture('button', { props: { link: '/join' }, content })])
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it.each([
    [{ link: '' }, true],
    [{ link: 'www.example' }, true],
    [{ link: 'javascript:alert(1)' }, true],
    [{ link: 'https://a.example/' }, false],
    [{ kind: 'action', link: '' }, false],
  ])('%j: invalid url is %s (docs/spec/editor.md#block-errors)', (props, isInvalid) => {
    const found = checkTree([button(props)], { altTextOf: () => undefined }).get('b')
    expect(found).toEqual(
      isInvalid
        ? [
            {
              kind: 'Required',
              message: 'Invalid url',
              todo: props.link ? 'Correct the link' : 'Add a link',
              fix: { action: 'goTo', control: expect.stringMatching(/^(Edit|Create) Link$/) },
            },
          ]
        : undefined,
    )
  })
})
