import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { resolveSlots } from './resolveSlots.ts'
import type { Slot } from './slotGroups.ts'

const free: Slot = { pin: null }
const pinOf = (id: string): Slot => ({ pin: { id, headline: '', until: null } })
const group = (slots: Slot[], deduplicate = true) => ({ query: { deduplicate }, slots })
const postsOf = (resolved: ReturnType<typeof resolveSlots>) => resolved.map((slots) => slots.map(({ post }) => post))

describe('the slots of a page', () => {
  it('are filled from the top, each post once', () => {
    const resolved = resolveSlots(
      [group([free, free]), group([free, free])],
      ['abcd', 'abcd'].map((ids) => [...ids]),
      new Set(),
    )
    expect(postsOf(resolved)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(resolved[1]?.[0]?.reason).toEqual({
      kind: 'autofill',
      rank: 3,
      passedOver: [
        { post: 'a', because: 'above' },
        { post: 'b', because: 'above' },
      ],
    })
  })

  it('hold their pins, which keep a post from every other slot, above them too', () => {
    const resolved = resolveSlots(
      [group([free]), group([pinOf('a'), free])],
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
      new Set('a'),
    )
    expect(postsOf(resolved)).toEqual([['b'], ['a', 'c']])
    expect(resolved[0]?.[0]?.reason).toMatchObject({ passedOver: [{ post: 'a', because: 'pinned' }] })
    expect(resolved[1]?.[0]?.reason).toEqual({ kind: 'pinned', until: null })
  })

  it('fill themselves while a pinned post is not live, and name it', () => {
    const [[slot] = []] = resolveSlots([group([pinOf('gone')])], [['a']], new Set())
    expect(slot).toMatchObject({ post: 'a', pinnedInVain: 'gone' })
  })

  it('repeat posts of other blocks without deduplication, but not those of their own', () => {
    const groups = [group([free]), group([pinOf('b'), free, free], false)]
    expect(postsOf(resolveSlots(groups, [['a'], ['b', 'a', 'c']], new Set('b')))).toEqual([['a'], ['b', 'a', 'c']])
  })

  it('stay empty at the end where there are fewer posts than slots', () => {
    const [slots = []] = resolveSlots([group([free, free, free])], [['a', 'b']], new Set())
    expect(slots.map(({ post, reason }) => [post, reason.kind])).toEqual([
      ['a', 'autofill'],
      ['b', 'autofill'],
      [null, 'empty'],
    ])
  })

  it('keep what an editor chose, whatever else is on the page', () => {
    const groups = [group([pinOf('a')]), group([{ pin: null, chosen: 'a' }, free])]
    expect(postsOf(resolveSlots(groups, [[], ['a', 'b']], new Set('a')))).toEqual([['a'], ['a', 'b']])
  })
})

const post = fc.constantFrom(...'abcdefgh')
const anySlot = fc.option(post, { nil: null }).map((id): Slot => (id ? pinOf(id) : free))
const anyPage = fc.record({
  groups: fc.array(
    fc.record({
      slots: fc.array(anySlot, { maxLength: 5 }),
      deduplicate: fc.boolean(),
      found: fc.uniqueArray(post),
    }),
    { maxLength: 5 },
  ),
  live: fc.uniqueArray(post).map((ids) => new Set(ids)),
})

describe('any page', () => {
  it('keeps the rules of pins and of deduplication', () => {
    fc.assert(
      fc.property(anyPage, ({ groups, live }) => {
        const resolved = resolveSlots(
          groups.map(({ slots, deduplicate }) => group(slots, deduplicate)),
          groups.map(({ found }) => found),
          live,
        )
        const filled = groups.flatMap(({ slots, deduplicate, found }, index) =>
          slots.map((slot, place) => ({ slot, deduplicate, found, group: index, ...resolved[index]?.[place] })),
        )
        const pinned = new Set(filled.flatMap(({ slot: { pin } }) => (pin && live.has(pin.id) ? pin.id : [])))
        for (const { slot, post: shown, reason, found } of filled) {
          // A pin holds its slot while its post is live.
          if (slot.pin && live.has(slot.pin.id)) expect(shown).toBe(slot.pin.id)
          else if (shown) expect(found[reason?.kind === 'autofill' ? reason.rank - 1 : -1]).toBe(shown)
        }
        const automatic = filled.filter(({ reason, deduplicate }) => reason?.kind === 'autofill' && deduplicate)
        for (const one of automatic) {
          expect(pinned.has(one.post ?? '')).toBe(false)
          const before = filled.slice(0, filled.indexOf(one)).filter(({ post: other }) => other === one.post)
          expect(before).toEqual([])
        }
        // Empty slots come last among those that fill themselves.
        for (const slots of resolved) {
          const kinds = slots.map(({ reason }) => reason.kind).filter((kind) => kind !== 'pinned')
          expect(kinds.lastIndexOf('autofill')).toBeLessThan(
            kinds.indexOf('empty') < 0 ? kinds.length : kinds.indexOf('empty'),
          )
        }
      }),
    )
  })
})
