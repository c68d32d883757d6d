import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { decisionName, noDecision, shownDisplay } from '#contract/readerDecision.ts'
import { faults, json, type StandIn, type StandInAnswer, startStandIn } from '#tests/integration/standInServer.ts'
import { askDecision, decisionQuestion } from './decisionProvider.ts'

let provider: StandIn
const warn = jest.spyOn(console, 'warn')
beforeAll(async () => {
  provider = await startStandIn(json({}))
})
beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined)
})
afterAll(() => provider.stop())

const question = { location: 'homepage', decision: decisionName } as const
const ask = ({ isControlOn = false, timeout = 20_000 } = {}) =>
  askDecision({ url: `${provider.url}/decide`, token: 'secret', timeout }, question, isControlOn)

const full = {
  display: shownDisplay,
  link: '/newsletters',
  imageUrl: 'https://provider.example/boat.png',
  imageWidth: 80,
  imageHeight: 40,
  imageAlt: 'A boat',
  heading: 'The First Boat',
  description: 'The news before coffee.',
  btnText: 'Sign up',
  adDetails: 'Paid for by the harbour.',
  eventElementCategory: 'harbour_newsletter',
  hideBorder: true,
  centerImage: true,
}

describe('the provider of personalisation', () => {
  it('is asked with the location and the name of the decision, and with nothing of the reader', async () => {
    let sent = ''
    let headers: Record<string, unknown> = {}
    provider.answer = (req, res, url) => {
      headers = req.headers
      req.on('data', (part: Buffer) => {
        sent += part.toString()
      })
      req.on('end', () => json(full)(req, res, url))
    }
    expect(await ask({ isControlOn: true })).toEqual(full)
    expect(JSON.parse(sent)).toEqual({ location: 'homepage', decision: 'DISPLAY_HOMEPAGE_SIGNUP_MODULE' })
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'sec-gpc': '1' })
    expect(headers.cookie).toBeUndefined()
  })

  it('may leave out everything but the display: the picture is then 66 by 66', async () => {
    provider.answer = json({ display: shownDisplay, heading: 'Join' })
    expect(await ask()).toEqual({ ...noDecision, display: shownDisplay, heading: 'Join' })
    expect(noDecision).toMatchObject({ imageWidth: 66, imageHeight: 66 })
  })

  const slow: StandInAnswer = () => undefined
  it.each([...Object.entries(faults), ['slow', slow] as const])(
    'decides nothing when it is %s',
    async (_fault, answer) => {
      provider.answer = answer
      expect(await ask(answer === slow ? { timeout: 50 } : {})).toEqual(noDecision)
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('decided nothing'))
    },
  )

  it.each([{}, { location: '<script>', decision: decisionName }, { location: 'homepage', decision: 'OTHER' }])(
    'is not asked %j',
    (body) => {
      expect(decisionQuestion.safeParse(body).success).toBe(false)
    },
  )
})
