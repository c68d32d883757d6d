import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cookieValue, dismissedCookie, keptCookie, subscribedCookie } from '#contract/readerCookies.ts'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { renderTree } from '../core/renderTree.fixtures.tsx'
import { placeBlocks } from '../core/tree.walk.ts'
import { rssHtml } from '../registry/rss.tsx'
import { decide, withDismissed } from './dynamic-content.decision.ts'

const slot = (props: Record<string, unknown>) => blockFixture('dynamic-content', { props })

describe('dynamic-content', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('is whole without a script: the promotion is there for a reader of whom nothing is known', async () => {
    const html = await renderTree([slot({ promotionId: 'membership' })])
    expect(html).toContain('Keep the horn sounding')
    expect(html).toContain('sizes="66px"')
    expect(html).toContain('data-props="{&quot;promotionId&quot;:&quot;membership&quot;}"')
  })

  it('has a border and its picture beside the words, unless told otherwise', async () => {
    expect(await renderTree([slot({ promotionId: 'membership' })])).toContain(
      'class="dynamic-content" data-beside="clears"',
    )
    expect(await renderTree([slot({ promotionId: 'membership', hideBorder: true, centerImage: true })])).toContain(
      'class="dynamic-content dynamic-content--borderless dynamic-content--centered" data-beside="clears"',
    )
  })

  it('is not in feeds, where readers cannot be distinguished', () => {
    const placed = placeBlocks([slot({ promotionId: 'membership' })], () => true)
    expect(rssHtml(placed, pageFixture())).toBe('')
  })

  it('is logged and left out without a promotion', async () => {
    expect(await renderTree([slot({})])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('its promotion is missing'))
  })
})

describe('what a reader is shown', () => {
  it.each([
    ['', 'homepage_module'],
    ['theme=dark', 'homepage_module'],
    ['citydesk_subscribed=1', 'none'],
    ['theme=dark; citydesk_dismissed=7.membership.9', 'none'],
    ['citydesk_dismissed=7.9', 'homepage_module'],
    ['x_citydesk_subscribed=1', 'homepage_module'],
  ])('with the cookies %j is %j', (cookies, display) => {
    expect(decide(cookies, 'membership')).toEqual({ display })
  })

  it('no longer holds what was sent away, and what was sent away before stays away', () => {
    const kept = keptCookie(dismissedCookie, withDismissed('citydesk_dismissed=7', 'membership'))
    const cookies = kept.split('; ', 1)[0] ?? ''
    expect(decide(cookies, 'membership').display).toBe('none')
    expect(decide(cookies, '7').display).toBe('none')
    expect(decide(cookies, '8').display).toBe('homepage_module')
  })

  it('is remembered for twenty at most, the latest: a cookie travels with every request', () => {
    let cookies = ''
    for (let id = 1; id <= 30; id += 1) cookies = `citydesk_dismissed=${withDismissed(cookies, `${id}`)}`
    expect(cookieValue(cookies, dismissedCookie).split('.')).toHaveLength(20)
    expect(decide(cookies, '30').display).toBe('none')
  })

  it('is kept on this site alone', () => {
    expect(keptCookie(subscribedCookie, '1')).toBe('citydesk_subscribed=1; Max-Age=31536000; Path=/; SameSite=Lax')
  })
})
