import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { faults, json, neverAnswers, type StandIn, startStandIn } from '#tests/integration/standInServer.ts'
import { png } from '../file/oddFiles.fixtures.ts'
import { anthropicAltText, noAltText } from './anthropicAltText.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn(json({}))
})
afterAll(() => standIn.stop())

const message = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-4-5',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
})

const writer = () => anthropicAltText({ apiKey: 'secret', model: 'claude-haiku-4-5', baseUrl: standIn.url, retries: 0 })

describe('an alternative text', () => {
  it('is asked for with a small copy of the picture, and comes as one clean sentence', async () => {
    let requestBody = ''
    let key: unknown
    standIn.answer = (req, res, url) => {
      key = req.headers.authorization
      req.on('data', (part: Buffer) => {
        requestBody += part.toString()
      })
      req.on('end', () => json(message(' "A ferry at\na pier." '))(req, res, url))
    }
    const large = await sharp(await png())
      .resize(3000, 1500)
      .png()
      .toBuffer()
    expect(await writer().describe(large)).toBe('A ferry at a pier.')
    expect(key).toBe('Bearer secret')
    const { model, messages } = JSON.parse(requestBody)
    expect(model).toBe('claude-haiku-4-5')
    const picture = await sharp(Buffer.from(messages[0].content[0].source.data, 'base64')).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 1024, height: 512 })
  })

  it.each([
    ['401', 502, 'The key in ANTHROPIC_API_KEY is not accepted.'],
    ['429', 429, 'Too many texts were asked for. Wait a minute.'],
    ['500', 502, 'The text could not be generated. Write it yourself, or try again.'],
    ['malformed', 502, 'The text could not be generated. Write it yourself, or try again.'],
    ['of another form', 502, 'The text could not be generated. Write it yourself, or try again.'],
    ['cut off', 502, 'The text could not be generated. Write it yourself, or try again.'],
  ])('that cannot be had says so in words: %s', async (fault, status, words) => {
    standIn.answer = faults[fault] ?? json({})
    await expect(writer().describe(await png())).rejects.toMatchObject({ status, message: words })
  })

  it('is not waited for for ever', async () => {
    standIn.answer = neverAnswers()
    await expect(writer().describe(await png())).rejects.toMatchObject({
      status: 504,
      message: 'The text took too long. Write it yourself, or try again.',
    })
    jest.restoreAllMocks()
  })

  it('is not written without a key', async () => {
    expect(noAltText.missing).toBe('ANTHROPIC_API_KEY')
    await expect(noAltText.describe(await png())).rejects.toMatchObject({ status: 501 })
  })
})
