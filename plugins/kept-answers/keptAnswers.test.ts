import { beforeEach, describe, expect, it } from '@jest/globals'
import { KeptAnswers } from './keptAnswers.ts'

let answers: KeptAnswers
let made: number
const text = async (given: Promise<{ body: Uint8Array }> | { body: Uint8Array }) =>
  new TextDecoder().decode((await given).body)

const make = async () => {
  made += 1
  return Response.json({ made })
}

beforeEach(() => {
  answers = new KeptAnswers()
  answers.watch(true)
  made = 0
})

describe('an answer', () => {
  it('is made once, and once more after a change', async () => {
    expect(await text(answers.get('a', make))).toBe('{"made":1}')
    expect(await text(answers.get('a', make))).toBe('{"made":1}')
    answers.forget()
    expect(await text(answers.get('a', make))).toBe('{"made":2}')
  })

  it('is made once for all who ask meanwhile', async () => {
    const [one, other] = await Promise.all([text(answers.get('a', make)), text(answers.get('a', make))])
    expect([one, other, made]).toEqual(['{"made":1}', '{"made":1}', 1])
  })

  it('that is made while the content changes is not kept, nor given to who asks after the change', async () => {
    let finish = () => {}
    const slow = async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return Response.json('of before')
    }
    const before = answers.get('a', slow)
    answers.forget()
    const after = answers.get('a', make)
    finish()
    expect([await text(before), await text(after)]).toEqual(['"of before"', '{"made":1}'])
    expect(await text(answers.get('a', make))).toBe('{"made":1}')
  })

  it('is made each time while changes go unnoticed', async () => {
    answers.watch(false)
    await answers.get('a', make)
    await answers.get('a', make)
    expect(made).toBe(2)
  })

  it.each([
    ['another status', () => new Response('{}', { status: 404 })],
    ['errors of GraphQL', () => Response.json({ data: null, errors: [{ message: 'no' }] })],
    ['a wish to be forgotten', () => Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
    ['an end that has come', () => Response.json({}, { headers: { Expires: new Date(0).toUTCString() } })],
  ])('with %s is not kept', async (_, answer) => {
    const failing = async () => {
      made += 1
      return answer()
    }
    await answers.get('a', failing)
    await answers.get('a', failing)
    expect(made).toBe(2)
  })

  it('is kept until it expires', async () => {
    const ending = async () => {
      made += 1
      return Response.json({ made }, { headers: { Expires: new Date(Date.now() + 5_000).toUTCString() } })
    }
    await answers.get('a', ending)
    await answers.get('a', ending)
    expect(made).toBe(1)
  })

  it('that fails does so for who asked, and is made again', async () => {
    await expect(answers.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await text(answers.get('a', make))).toBe('{"made":1}')
  })

  it('has the same tag as long as it is the same', async () => {
    const tagOf = async (body: string) =>
      (await answers.get(`${body} ${Math.random()}`, async () => new Response(body))).etag
    expect(await tagOf('a')).toBe(await tagOf('a'))
    expect(await tagOf('a')).not.toBe(await tagOf('b'))
  })
})
