import { describe, expect, it } from '@jest/globals'
import { matching } from './commands.ts'

const commands = ['New post', 'Posts', 'Post sources', 'Settings'].map((label) => ({ key: label, label, href: '' }))
const found = (text: string) => matching(commands, text).map(({ label }) => label)

describe('commands that match a text', () => {
  it('have a word for each word of it, from its beginning, in any order and case', () => {
    expect(found('POST')).toEqual(['New post', 'Posts', 'Post sources'])
    expect(found('post n')).toEqual(['New post'])
    expect(found('ost')).toEqual([])
    expect(found(' ')).toHaveLength(4)
  })
})
