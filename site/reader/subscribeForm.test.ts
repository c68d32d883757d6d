import { describe, expect, it } from '@jest/globals'
import { chosenIn } from './subscribeForm.ts'

describe('a form of preferences', () => {
  it.each([
    ['several newsletters', { token: 'key', newsletter: ['1', '2'] }, [1, 2]],
    ['one newsletter, which is no list', { token: 'key', newsletter: '3' }, [3]],
    ['none', { token: 'key' }, []],
    ['what is no id', { token: 'key', newsletter: ['x', '-1', '4'] }, [4]],
    ['the button that ends all', { token: 'key', newsletter: ['1'], action: 'none' }, []],
  ])('chooses %s', (_what, body, chosen) => {
    expect(chosenIn(body)).toEqual({ token: 'key', chosen })
  })
})
