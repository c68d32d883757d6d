import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { newHtml } from './htmlChanges.ts'

const html = (content: string, more: Record<string, unknown> = {}) =>
  blockFixture('html', { id: content, props: { content, ...more } })
const inside = (...children: ReturnType<typeof html>[]) => blockFixture('container', { children })
const contents = (before: ReturnType<typeof html>[], after: ReturnType<typeof html>[]) =>
  newHtml(before, after).map(({ props }) => props.content)

describe('html that was not there before', () => {
  it('is what was written or changed, at any depth', () => {
    expect(contents([], [html('a')])).toEqual(['a'])
    expect(contents([html('a')], [html('b')])).toEqual(['b'])
    expect(contents([html('a')], [inside(html('a'), html('b'))])).toEqual(['b'])
  })

  it('is what comes by another name', () => {
    expect(contents([], [{ ...html('a'), type: 'core/html' }])).toEqual(['a'])
  })

  it('is a tool that was switched on, or that another assistant answers', () => {
    expect(contents([html('a')], [html('a', { tool: 'ai-chat' })])).toEqual(['a'])
    expect(contents([html('a', { assistant: 'x' })], [html('a', { assistant: 'y' })])).toEqual(['a'])
  })

  it('is not what was moved, copied, aligned otherwise or removed', () => {
    expect(contents([html('a'), html('b')], [inside(html('b')), html('b'), html('a', { alignment: 'wide' })])).toEqual(
      [],
    )
    expect(contents([html('a')], [])).toEqual([])
  })

  it('is not another kind of block', () => {
    expect(contents([], [blockFixture('pullquote', { props: { content: 'a' } })])).toEqual([])
  })
})
