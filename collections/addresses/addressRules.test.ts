import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { AddressEntry, Answer, Redirect } from './addressRules.ts'
import { planRedirect, refusalOfContent, refusalOfSource } from './addressRules.ts'
import { pathOfTarget } from './redirectTarget.ts'

const entry = (path: string, answer: Answer, more: Partial<AddressEntry> = {}): AddressEntry => ({
  path,
  answer,
  owner: null,
  target: null,
  ...more,
})

const ledger = (...entries: AddressEntry[]) => {
  const book = new Map(entries.map((one) => [one.path, one]))
  const entryAt = (path: string) => book.get(path) ?? null
  const leadingTo = (path: string) => [...book.values()].filter(({ target }) => target && pathOfTarget(target) === path)
  return {
    book,
    entryAt,
    plan: (wish: Redirect, owner: AddressEntry['owner'] = null) =>
      planRedirect(wish, { entryAt, leadingHere: leadingTo(wish.path), owner }),
  }
}

const permanent = (path: string, target: string): Redirect => ({ path, target, code: '301' })

describe('a redirect', () => {
  it.each([
    ['self', '/a', '/a'],
    ['self', '/a', '/A/?x=1#y'],
    ['reserved', '/feed.xml', '/a'],
    ['reserved', '/section/news/feed.xml', '/a'],
    ['reserved', '/media/a.jpg', '/a'],
    ['shadow', '/live', '/a'],
    ['shadow', '/podcasts/news', '/a'],
    ['loop', '/b', '/a'],
  ])('is refused for the reason %s: %s to %s', (reason, path, target) => {
    const { plan } = ledger(
      entry('/a', '301', { target: '/b' }),
      entry('/live', '200', { owner: 'pages:1' }),
      entry('/section/news', '200', { owner: 'sections:1' }),
    )
    expect(plan(permanent(path, target))).toMatchObject({ refusal: { reason } })
  })

  it('of a circle names it', () => {
    const { plan } = ledger(entry('/a', '301', { target: '/b' }))
    expect(plan(permanent('/b', '/a'))).toMatchObject({
      refusal: { message: 'This would send readers round in a circle: /b → /a → /b.' },
    })
  })

  it('may begin where its own document is just leaving', () => {
    const { plan } = ledger(entry('/live', '200', { owner: 'pages:1' }))
    expect(plan(permanent('/live', '/'), 'pages:1')).toEqual({ plan: [permanent('/live', '/')] })
  })

  it('leads to where its target leads in the end, and takes along what leads to it', () => {
    const { plan } = ledger(
      entry('/oldest', '301', { target: '/old?a=1' }),
      entry('/next', '301', { target: '/new?b=2#end' }),
    )
    expect(plan(permanent('/old', '/next?c=3'))).toEqual({
      plan: [permanent('/old', '/new?b=2&c=3#end'), permanent('/oldest', '/new?b=2&c=3&a=1#end')],
    })
  })

  it('is temporary when one on its way is', () => {
    const { plan } = ledger(entry('/oldest', '301', { target: '/old' }), entry('/next', '307', { target: '/new' }))
    expect(plan(permanent('/old', '/next'))).toMatchObject({ plan: [{ code: '307' }, { code: '307' }] })
  })

  it('to a document leaves the query out: readers bring their own', () => {
    const { plan } = ledger(entry('/next', '301', { target: 'posts:7' }))
    expect(plan(permanent('/old', '/next?c=3'))).toEqual({ plan: [permanent('/old', 'posts:7')] })
  })
})

describe('whatever is redirected, in whatever order', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/live']
  const path = fc.constantFrom(...paths)
  const target = fc.oneof(path, fc.constantFrom('posts:1', 'https://elsewhere.test/', '/a?x=1', '/b#end', '/B/'))
  const redirect = fc.record({ path, target, code: fc.constantFrom('301' as const, '307' as const) })
  const deletion = fc.record({ forget: path })

  it('no reader is redirected twice or in a circle, nothing live is hidden, and the wish comes true', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: redirect }, deletion), { maxLength: 30 }), (steps) => {
        const { book, entryAt, plan } = ledger(entry('/live', '200', { owner: 'pages:1' }))
        for (const step of steps) {
          if ('forget' in step) {
            if (step.forget !== '/live') book.delete(step.forget)
            continue
          }
          const before = entryAt(pathOfTarget(step.target) ?? '')
          const decided = plan(step)
          if ('refusal' in decided) continue
          for (const { path: from, target: to, code } of decided.plan) book.set(from, entry(from, code, { target: to }))
          const wanted = before?.target ?? step.target
          expect(pathOfTarget(entryAt(step.path)?.target ?? '')).toBe(pathOfTarget(wanted))
        }
        for (const kept of book.values()) {
          const next = entryAt(pathOfTarget(kept.target ?? '') ?? '')
          expect(['301', '307']).not.toContain(next?.answer)
          expect(next?.path).not.toBe(kept.path)
        }
        expect(entryAt('/live')).toMatchObject({ answer: '200', owner: 'pages:1' })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what a document may take as its address', () => {
  it.each([
    ['one that nobody knows', null, true],
    ['one that leads nowhere any more', entry('/x', '404'), true],
    ['its own old one', entry('/x', '301', { owner: 'posts:1', target: 'posts:1' }), true],
    ['its own gone one', entry('/x', '410', { owner: 'posts:1' }), true],
    ['a gone one whose document was deleted', entry('/x', '410'), true],
    ['a gone one of a document in the trash', entry('/x', '410', { owner: 'posts:2' }), false],
    ['somebody else’s live one', entry('/x', '200', { owner: 'posts:2' }), false],
    ['the source of a redirect', entry('/x', '301', { target: '/y' }), false],
    ['a temporary one', entry('/x', '307', { owner: 'posts:2', target: '/y' }), false],
    ['an unavailable one, its own too', entry('/x', '451', { owner: 'posts:1' }), false],
  ])('%s: %#', (_what, kept, isFree) => {
    expect(refusalOfContent(kept, 'posts:1', { isImport: false }) === null).toBe(isFree)
  })

  it.each([
    ['301', true],
    ['307', true],
    ['410', false],
    ['451', false],
  ] as const)('is one that an import may take over when it has a redirect: %s', (answer, isFree) => {
    const kept = entry('/x', answer, { owner: 'posts:2', target: '/y' })
    expect(refusalOfContent(kept, 'posts:1', { isImport: true }) === null).toBe(isFree)
  })
})

describe('an address that may be given up or redirected', () => {
  it('is everything but what the site needs and what is live', () => {
    const { entryAt } = ledger(entry('/gone', '410'), entry('/live', '200', { owner: 'posts:1' }))
    expect(refusalOfSource('/gone', entryAt, null)).toBeNull()
    expect(refusalOfSource('/sitemap-2.xml', entryAt, null)).toMatchObject({ reason: 'reserved' })
    expect(refusalOfSource('/live', entryAt, 'posts:2')).toMatchObject({ reason: 'shadow' })
  })
})
