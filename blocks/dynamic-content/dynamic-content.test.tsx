import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { consentCookie } from '#contract/consent.ts'
import { cookieValue, dismissedCookie, keptCookie, subscribedCookie } from '#contract/readerCookies.ts'
import { noDecision } from '#contract/readerDecision.ts'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { rssHtml } from '../registry/rss.tsx'
import { groupOf, isForReader, keptGroup, withDismissed, withoutOthersPicture } from './dynamicContentDecision.ts'

const slot = (props: Record<string, unknown>) => blockFixture('dynamic-content', { props })

describe('dynamic-content', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('is a place that is empty until something was decided, and the promotion without script', async () => {
    const html = await renderTree([slot({ promotionId: 'membership' })])
    const [noscript = ''] = /<noscript>.*<\/noscript>/.exec(html) ?? []
    expect(html).toContain('<div data-beside="clears" class="dynamic-content-place">')
    expect(noscript).toContain('<p class="dynamic-content__heading">Keep the horn sounding</p>')
    expect(noscript).toContain('<a href="/about" class="button dynamic-content__button">Become a member</a>')
    expect(noscript).toMatch(/<img[^>]* width="66" height="66"/)
    expect(html.replace(noscript, '')).not.toContain('dynamic-content__heading')
  })

  it('tells its script the page, the provider and the size of the control group', async () => {
    const page = pageFixture({ location: 'homepage', personalisation: { provider: 'harbour', controlShare: 10 } })
    const html = await renderTree([slot({ promotionId: 'membership' })], page)
    expect(html).toMatch(/&quot;location&quot;:&quot;homepage&quot;,&quot;provider&quot;:&quot;harbour&quot;/)
    expect(html).toContain('&quot;controlShare&quot;:10')
  })

  it('has a border and its picture beside the words, unless told otherwise', async () => {
    expect(await renderTree([slot({ promotionId: 'membership' })])).toContain(
      '<div class="dynamic-content" role="note">',
    )
    expect(await renderTree([slot({ promotionId: 'membership', hideBorder: true, centerImage: true })])).toContain(
      'class="dynamic-content dynamic-content--borderless dynamic-content--centered"',
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

describe('the picture of a decision', () => {
  const reader = { cookies: '', isControlOn: false, asksConsent: true }
  const shown = (imageUrl: string, more: object = {}) =>
    withoutOthersPicture({ ...noDecision, imageUrl }, { ...reader, ...more }, 'https://times.test').imageUrl

  it.each(['/media/boat.jpg', 'https://times.test/media/boat.jpg'])('is shown when it is the site’s own: %s', (own) => {
    expect(shown(own)).toBe(own)
    expect(shown(own, { isControlOn: true })).toBe(own)
  })

  it.each(['https://others.test/boat.jpg', '//others.test/boat.jpg', 'javascript:alert(1)'])(
    'of another company is shown only with an agreement: %s',
    (others) => {
      expect(shown(others)).toBe('')
      expect(shown(others, { asksConsent: false, isControlOn: true })).toBe('')
      expect(shown(others, { cookies: keptCookie(consentCookie, encodeURIComponent('{"categories":["ads"]}')) })).toBe(
        others,
      )
    },
  )
})

describe('what a reader is shown', () => {
  it.each([
    ['', true],
    ['theme=dark', true],
    ['citydesk_subscribed=1', false],
    ['theme=dark; citydesk_dismissed=7.membership.9', false],
    ['citydesk_dismissed=7.9', true],
    ['x_citydesk_subscribed=1', true],
  ])('with the cookies %j: %s', (cookies, isShown) => {
    expect(isForReader(cookies, 'membership')).toBe(isShown)
  })

  it('no longer holds what was sent away, and what was sent away before stays away', () => {
    const kept = keptCookie(dismissedCookie, withDismissed('citydesk_dismissed=7', 'membership'))
    const cookies = kept.split('; ', 1)[0] ?? ''
    expect(isForReader(cookies, 'membership')).toBe(false)
    expect(isForReader(cookies, '7')).toBe(false)
    expect(isForReader(cookies, '8')).toBe(true)
  })

  it('is remembered for twenty at most, the latest: a cookie travels with every request', () => {
    let cookies = ''
    for (let id = 1; id <= 30; id += 1) cookies = `citydesk_dismissed=${withDismissed(cookies, `${id}`)}`
    expect(cookieValue(cookies, dismissedCookie).split('.')).toHaveLength(20)
    expect(isForReader(cookies, '30')).toBe(false)
  })

  it('is kept on this site alone', () => {
    expect(keptCookie(subscribedCookie, '1')).toBe('citydesk_subscribed=1; Max-Age=31536000; Path=/; SameSite=Lax')
  })
})

describe('the control group', () => {
  const reader = { cookies: '', isControlOn: false, asksConsent: false }
  const agreed = `${consentCookie}=${encodeURIComponent('{"categories":["necessary","ads"]}')}`

  it.each([
    ['there is none', reader, 0, 0, null],
    ['chance says so', reader, 10, 0.0999, 'control'],
    ['chance says otherwise', reader, 10, 0.1, 'shown'],
    ['it was drawn before', { ...reader, cookies: 'citydesk_group=control' }, 10, 0.9, 'control'],
    ['the other was drawn before', { ...reader, cookies: 'citydesk_group=shown' }, 10, 0, 'shown'],
    ['the cookie has been changed', { ...reader, cookies: 'citydesk_group=alice' }, 10, 0.5, 'shown'],
    ['the browser sends Global Privacy Control', { ...reader, isControlOn: true }, 50, 0, null],
    ['the reader was asked and has not agreed', { ...reader, asksConsent: true }, 50, 0, null],
    ['the reader has agreed', { ...reader, asksConsent: true, cookies: agreed }, 50, 0, 'control'],
  ])('while %s', (_why, who, share, chance, group) => {
    expect(groupOf(who, share, chance)).toBe(group)
  })

  it('is stable, and of the share that was set', () => {
    const drawn = Array.from({ length: 1000 }, (_, index) => groupOf(reader, 20, index / 1000))
    expect(drawn.filter((group) => group === 'control')).toHaveLength(200)
    expect(keptGroup('citydesk_group=control')).toBe('control')
  })
})
