import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { rssHtml } from '../registry/rss.tsx'
import { referencesOf } from '../registry/tree.ts'
import { addressError, stateAfter, subscription } from './newsletter-signup.state.ts'

const signup = (newsletterId: string | null) => blockFixture('newsletter-signup', { props: { newsletterId } })

describe('newsletter-signup', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('shows the newsletter’s logo, title and description, and the consent line (docs/spec/reader-site.md#newsletter-signup)', async () => {
    const html = await renderTree([signup('first-boat')])
    expect(html).toContain('newsletter-signup__logo')
    expect(html).toContain('<h2 class="newsletter-signup__title">The harbour before your first coffee</h2>')
    expect(html).toContain('Five things to know')
    expect(html.replace(/<[^>]+>/g, '')).toContain('By signing up, you agree to our Terms of Use and Privacy Policy.')
    expect(html).toContain('href="/terms-of-use"')
    expect(html).toContain('href="/privacy-policy"')
  })

  it('is a form that the browser can send without a script', async () => {
    const html = await renderTree([signup('first-boat')])
    expect(html).toMatch(/<form action="\/api\/newsletters\/subscribe" method="post">/)
    expect(html).toContain('name="email"')
    expect(html).toContain('<input type="hidden" name="newsletters" value="First Boat Out"/>')
    expect(html).toContain('<input type="hidden" name="source" value="newsletter_signup_block"/>')
    expect(html).toMatch(/<button type="submit"[^>]*>Sign Up<\/button>/)
    expect(html).not.toContain('disabled')
  })

  it('is headed with the newsletter’s name where it has no title of its own', async () => {
    expect(await renderTree([signup('bare')])).toContain('>Council Notes</h2>')
  })

  it('gives two forms of a page ids of their own', async () => {
    const html = await renderTree([signup('first-boat'), { ...signup('bare'), id: 'other' }])
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(2)
  })

  it.each([[null], ['deleted-long-ago'], ['__proto__']])(
    'is logged and left out without a newsletter: %j',
    async (id) => {
      expect(await renderTree([signup(id)])).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('not shown, its newsletter is missing'))
    },
  )

  it('links from a feed, which has no forms, to where there is one', () => {
    const feed = rssHtml(
      placeBlocks([signup('first-boat')], () => true),
      pageFixture(),
    )
    expect(feed).toContain('<a href="https://harbour.example/newsletters">Sign Up</a>')
    expect(feed).not.toContain('form')
  })

  it('points to its newsletter, so that the page is made with it', () => {
    expect(referencesOf([signup('first-boat'), signup(null)])).toEqual([
      { collection: 'newsletter-lists', id: 'first-boat' },
    ])
  })

  it('must have a newsletter, and says which button chooses one', () => {
    const [[, errors] = []] = checkTree([signup(null)], { altTextOf: () => undefined })
    expect(errors).toEqual([
      {
        kind: 'Required',
        message: 'No newsletter selected',
        todo: 'Choose a newsletter',
        fix: { action: 'goTo', control: 'Select Newsletter' },
      },
    ])
  })
})

describe('signing up', () => {
  it.each([
    ['ana@harbour.example', true],
    [' ana@harbour.example ', true],
    ['ana', false],
    ['ana@harbour', false],
    ['@harbour.example', false],
    ['ana@harbour.example, eve@evil.example', false],
    ['', false],
  ])('takes %j as an address: %j', (email, isValid) => {
    expect(addressError(email) === null).toBe(isValid)
  })

  it.each([
    [200, 'done', null, null],
    [400, 'form', 'Enter a valid e-mail address', null],
    [429, 'form', null, 'Too many attempts. Try again in a few minutes.'],
    [500, 'form', null, 'We could not sign you up. Try again in a few minutes.'],
    [0, 'form', null, 'We could not sign you up. Try again in a few minutes.'],
  ])('answers %i with the step %j, the error %j and the notice %j', (status, step, error, notice) => {
    expect(stateAfter({ status })).toEqual({ step, error, notice })
  })

  it('sends the address, the newsletters and the source (docs/spec/reader-site.md#subscribe-call)', () => {
    expect(subscription(' ana@harbour.example', 'First Boat Out')).toEqual({
      email: 'ana@harbour.example',
      newsletters: ['First Boat Out'],
      source: 'newsletter_signup_block',
    })
  })
})
