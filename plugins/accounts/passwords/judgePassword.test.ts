import { describe, expect, it } from '@jest/globals'
import { judgePassword } from './judgePassword.ts'

const about = ['Ada Lovelace', 'ada.lovelace@paper.test', 'The Harbor Ledger']
const problemOf = (password: string) => judgePassword(password, about).problem

describe('a new password', () => {
  it('has at least ten characters', () => {
    expect(problemOf('v9#Kq!')).toBe('A password must have at least 10 characters.')
  })

  it.each(['1234567890', 'qwertyuiop', 'basketball1', 'PASSWORD123'])(
    'is not one that stands in lists of leaked ones: %s',
    (password) => expect(problemOf(password)).toMatch(/leaked|too weak/),
  )

  it('says that it was leaked when it stands in the list as it is, in whichever case', () => {
    expect(judgePassword('Qwertyuiop', about)).toEqual({
      strength: 0,
      problem: expect.stringContaining('stands in lists of leaked ones, which are tried first. Choose another one'),
    })
  })

  it.each(['AdaLovelace1', 'harborledger', 'ada.lovelace1', 'lovelaceharbor'])(
    'is not made of what others know of the person: %s',
    (password) => expect(problemOf(password)).toContain('too weak'),
  )

  it.each(['correct horse battery', 'a tram under lime trees', 'xK2-vbQ7-mmT'])('is good: %s', (password) => {
    const { problem, strength } = judgePassword(password, about)
    expect(problem).toBeNull()
    expect(strength).toBeGreaterThanOrEqual(3)
  })
})
