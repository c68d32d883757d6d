import { describe, expect, it } from '@jest/globals'
import { cast } from '#tests/unit/actors.ts'
import { matchesWhere } from '#tests/unit/matchesWhere.ts'
import { type PostFacts, postRules } from './posts.policy.ts'

const trashedAt = '2026-01-01T00:00:00.000Z'

// Every actor of the cast has the id 1 and the author records 11 and 12.
const states: Record<string, PostFacts> = {
  'own draft': { createdBy: 1, authors: [], _status: 'draft' },
  'own live post': { createdBy: 1, authors: [], _status: 'published' },
  'own post in the trash': { createdBy: 1, authors: [], _status: 'draft', deletedAt: trashedAt },
  'draft with the own by-line': { createdBy: 2, authors: [99, 12], _status: 'draft' },
  'another’s draft': { createdBy: 2, authors: [99], _status: 'draft' },
  'another’s live post': { createdBy: 2, authors: [99], _status: 'published' },
  'another’s post in the trash': { createdBy: 2, authors: [99], _status: 'draft', deletedAt: trashedAt },
  'imported live post': { createdBy: null, authors: [], _status: 'published' },
}

const cells = Object.entries(cast).flatMap(([role, actor]) =>
  Object.entries(states).map(([state, post]) => ({ role, actor, state, post })),
)

describe('post policy', () => {
  it.each(cells)('$role, $state: the question and the query agree', ({ actor, post }) => {
    const rules = ['create', 'read', 'update', 'publish', 'unpublish', 'trash', 'deletePermanently'] as const
    for (const name of rules) {
      expect([name, matchesWhere(postRules[name].where(actor), post)]).toEqual([
        name,
        postRules[name].allows(actor, post),
      ])
    }
  })

  const may = (action: Exclude<keyof typeof postRules, 'create' | 'names'>, role: string): string[] =>
    Object.entries(states)
      .filter(([, post]) => postRules[action].allows(cast[role] ?? { kind: 'anonymous' }, post))
      .map(([state]) => state)

  const all = Object.keys(states)
  const own = ['own draft', 'own live post', 'own post in the trash', 'draft with the own by-line']

  it('readers see live posts only', () => {
    expect(may('read', 'nobody in particular')).toEqual(['own live post', 'another’s live post', 'imported live post'])
    expect(may('read', 'an inactive administrator')).toEqual(may('read', 'nobody in particular'))
    expect(may('read', 'a person without permissions')).toEqual(may('read', 'nobody in particular'))
  })

  it('the newsroom reads everything', () => {
    expect(may('read', 'Contributor')).toEqual(all)
  })

  it('a contributor updates what they created or have a by-line of, and publishes nothing', () => {
    expect(may('update', 'Contributor')).toEqual(own)
    expect(may('publish', 'Contributor')).toEqual([])
    expect(may('unpublish', 'Contributor')).toEqual([])
    expect(may('trash', 'Contributor')).toEqual([])
  })

  it('a writer publishes, unpublishes, trashes and deletes their own posts only', () => {
    expect(may('update', 'Writer')).toEqual(own)
    expect(may('unpublish', 'Writer')).toEqual(own)
    expect(may('trash', 'Writer')).toEqual(own.filter((state) => !state.includes('trash')))
    expect(may('deletePermanently', 'Writer')).toEqual(own)
  })

  it('an editor updates, publishes and unpublishes everything', () => {
    for (const action of ['update', 'publish', 'unpublish', 'trash'] as const)
      expect(may(action, 'Editor')).toEqual(all)
  })

  it('an inactive administrator does nothing', () => {
    const actor = cast['an inactive administrator'] ?? { kind: 'anonymous' as const }
    expect(postRules.create.allows(actor, {})).toBe(false)
    for (const action of ['update', 'publish', 'unpublish', 'trash'] as const) {
      expect(may(action, 'an inactive administrator')).toEqual([])
    }
  })
})
