import { describe, expect, it } from '@jest/globals'
import { activityActions, sources } from '#collections/activity/activity.types.ts'
import { type EntryFacts, plainSentence, sentenceOf } from './activity.words.ts'

const entry: EntryFacts = {
  action: 'publish',
  outcome: 'done',
  door: 'screen',
  kind: 'posts',
  documentId: '12',
  title: 'Storm',
  byName: 'Ana',
}

const said = (more: Partial<EntryFacts>, label = 'post') => plainSentence(sentenceOf({ ...entry, ...more }, label))

describe('a sentence about an entry', () => {
  it.each<[Partial<EntryFacts>, string]>([
    [{}, 'Ana published the post ‘Storm’'],
    [{ title: null }, 'Ana published the post 12'],
    [{ outcome: 'late', byName: null, door: 'job', action: 'fire' }, 'The schedule published the post ‘Storm’ late'],
    [{ door: 'rest', network: '192.0.2.7' }, 'Ana published the post ‘Storm’, over REST, from 192.0.2.7'],
    [{ network: '127.0.0.1' }, 'Ana published the post ‘Storm’, on this machine'],
    [{ token: 'CI', door: 'mcp' }, 'The program “CI” of Ana published the post ‘Storm’, over MCP'],
    [{ onBehalfOf: 'Bo' }, 'Ana, acting as Bo, published the post ‘Storm’'],
    [{ byName: null, door: 'system' }, 'Citydesk published the post ‘Storm’'],
    [
      { outcome: 'refused', detail: { reason: 'A check failed.' } },
      'Ana could not publish the post ‘Storm’: A check failed',
    ],
    [
      { action: 'update', detail: { what: 'resolved a thread of comments' } },
      'Ana resolved a thread of comments · the post ‘Storm’',
    ],
  ])('%j: %s', (more, sentence) => {
    expect(said(more)).toBe(sentence)
  })

  it('says how a person came in, and who could not', () => {
    const account = { kind: 'users', documentId: '3', title: 'Ana' }
    const detail = { method: 'passkey', device: 'Firefox on Linux' }
    expect(said({ ...account, action: 'logIn', detail })).toBe('Ana logged in, with passkey, in Firefox on Linux')
    expect(said({ ...account, action: 'logOut' })).toBe('Ana logged out')
    const reason = { reason: 'The password was wrong.' }
    expect(said({ ...account, action: 'logIn', outcome: 'refused', byName: null, detail: reason })).toBe(
      'Someone could not log in as Ana: The password was wrong',
    )
    expect(said({ ...account, action: 'actAs', title: 'Bo' }, 'user')).toBe('Ana began to act as the account ‘Bo’')
  })

  it('names what is one of its kind, and what is about all of a kind', () => {
    expect(said({ action: 'update', kind: 'settings', documentId: 'settings', title: null }, 'settings')).toBe(
      'Ana changed the settings',
    )
    const detail = { what: 'exported the activity log' }
    expect(said({ action: 'export', kind: 'activity', documentId: 'all', title: null, detail })).toBe(
      'Ana exported the activity log',
    )
  })

  it('is whole for every action, outcome, source and delegation', () => {
    for (const action of activityActions)
      for (const door of sources)
        for (const outcome of ['done', 'refused', 'late'] as const)
          for (const more of [{}, { token: 'CI' }, { onBehalfOf: 'Bo' }, { byName: null, title: null }]) {
            const sentence = said({ action, door, outcome, ...more })
            expect(sentence).toMatch(/^[A-Z].{8,}$/)
            expect(sentence).not.toMatch(/undefined|null| {2}/)
          }
  })
})
