import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { faults, json, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { broadstreet } from './broadstreetAdServer.ts'

let standIn: StandIn
const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => jest.spyOn(console, method))
beforeAll(async () => {
  standIn = await startStandIn(json({}))
})
beforeEach(() => {
  standIn.requests.length = 0
  for (const spy of spies) spy.mockReset().mockImplementation(() => undefined)
})
afterAll(() => standIn.stop())

const token = 'secret-token'
const list = (signal?: AbortSignal) => broadstreet({ token, url: `${standIn.url}/api/1` }).advertisers('85', signal)
const refusal = (signal?: AbortSignal): Promise<{ message: string }> =>
  list(signal).then(
    () => ({ message: 'no refusal' }),
    (error: { message: string }) => error,
  )

describe('Broadstreet', () => {
  it('is asked for the advertisers of a network, with the token in the query', async () => {
    standIn.answer = json({
      advertisers: [
        { id: 54321, name: 'Acme Co.', web_home_url: 'https://acme.example', notes: null, admins: [] },
        { id: 7, name: 'Harbor Bank', web_home_url: null },
        { id: 7, name: 'Harbor Bank again' },
      ],
    })
    expect(await list()).toEqual([
      { id: '54321', name: 'Acme Co.', website: 'https://acme.example' },
      { id: '7', name: 'Harbor Bank again', website: '' },
    ])
    expect(standIn.requests).toEqual(['/api/1/advertisers?network_id=85&access_token=secret-token'])
  })

  it.each([
    ['401', 'Broadstreet does not accept what is in BROADSTREET_TOKEN.'],
    ['404', 'Broadstreet has no such thing (any more).'],
    ['429', 'Broadstreet was asked too often. Try again in 7 seconds.'],
    ['500', 'Broadstreet answered 500. Try again later.'],
    ['malformed', 'Broadstreet gave an answer that cannot be understood.'],
    ['of another form', 'Broadstreet gave an answer that cannot be understood.'],
    ['cut off', 'Broadstreet did not answer. Try again.'],
  ])('says in words what went wrong: %s, and nowhere the token', async (fault, message) => {
    const answer = faults[fault]
    if (!answer) throw new Error(`There is no fault ${fault}`)
    standIn.answer = answer
    const error = await refusal()
    expect(error.message).toBe(message)
    expect(JSON.stringify([error, String(error), spies.map(({ mock }) => mock.calls)])).not.toContain(token)
  })

  it('is not waited for without end', async () => {
    const leaving = new AbortController()
    standIn.answer = () => leaving.abort()
    expect((await refusal(leaving.signal)).message).toBe('Broadstreet did not answer. Try again.')
  })
})
