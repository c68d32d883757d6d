import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { until } from '#tests/until.ts'
import type { AnswerBlock } from '../grounding/answerChecker.ts'
import { passagesOf } from '../grounding/groundingJudge.fixtures.ts'
import { anthropicModel, type modelTimes } from './anthropicModel.ts'
import { type MessagesServer, type Script, startMessagesServer } from './messagesServer.fixtures.ts'
import type { ModelRequest, ModelUsage } from './model.types.ts'

const apiKey = 'sk-ant-only-for-tests'
const request: ModelRequest = {
  model: 'claude-haiku-4-5',
  instructions: 'Answer out of the search results.',
  history: [
    { role: 'user', text: 'Before?' },
    { role: 'assistant', text: 'After.' },
  ],
  passages: passagesOf(['One is one. Two is two.', 'Three is three.']),
  question: 'What is two?',
}

let server: MessagesServer
beforeAll(async () => {
  server = await startMessagesServer(() => ({ blocks: [] }))
})
afterAll(() => server.stop())
beforeEach(() => {
  server.requests.length = 0
})

const script: Script = {
  blocks: [{ text: 'Two is two.', citations: [{ index: 0, source: 'x', quote: 'Two is two.' }] }],
}

async function ask({
  signal = new AbortController().signal,
  times = {},
  wanted = Number.POSITIVE_INFINITY,
}: {
  signal?: AbortSignal
  times?: Partial<typeof modelTimes>
  wanted?: number
} = {}) {
  const blocks: AnswerBlock[] = []
  const usages: ModelUsage[] = []
  let retries = 0
  const model = anthropicModel({ apiKey, baseUrl: server.url, times: { pause: 1, ...times } })
  const outcome = await model
    .answer(
      request,
      {
        onBlock: async (block) => {
          blocks.push(block)
          return blocks.length < wanted
        },
        onRetry: () => {
          retries += 1
        },
        onUsage: (usage) => usages.push(usage),
      },
      signal,
    )
    .catch((error: unknown) => error)
  return { outcome, blocks, usages, retries }
}

describe('a call of the Messages API', () => {
  it('has the passages as search results with citations, the instructions to be cached, and no tools', async () => {
    server.answer = () => script
    await ask()
    const { messages, system, ...body } = JSON.parse(server.requests[0]?.body ?? '')
    expect(body).toEqual({ model: 'claude-haiku-4-5', max_tokens: 1024, stream: true })
    expect(system).toEqual([{ type: 'text', text: request.instructions, cache_control: { type: 'ephemeral' } }])
    expect(messages).toEqual([
      { role: 'user', content: 'Before?' },
      { role: 'assistant', content: 'After.' },
      {
        role: 'user',
        content: [
          {
            type: 'search_result',
            source: 'post:1#block-1',
            title: 'Story 1',
            content: [
              { type: 'text', text: 'One is one. ' },
              { type: 'text', text: 'Two is two.' },
            ],
            citations: { enabled: true },
          },
          expect.objectContaining({ source: 'post:2#block-2' }),
          { type: 'text', text: 'What is two?' },
        ],
      },
    ])
  })

  it('gives its blocks with their citations, and what they cost', async () => {
    server.answer = () => ({ ...script, usage: { input: 30, output: 20 } })
    const { blocks, outcome, usages } = await ask()
    expect(outcome).toBe('complete')
    expect(blocks).toEqual([{ text: 'Two is two.', citations: [{ index: 0, source: 'x', quote: 'Two is two.' }] }])
    expect(usages).toEqual([{ inputTokens: 30, outputTokens: 20, cacheReadTokens: 0, cacheWriteTokens: 0 }])
  })

  it.each([
    ['max_tokens', 'length'],
    ['refusal', 'refused'],
    ['stop_sequence', 'complete'],
  ])('that ends with %s is "%s"', async (stopReason, end) => {
    server.answer = () => ({ ...script, stopReason })
    expect((await ask()).outcome).toBe(end)
  })

  it('ends when no more blocks are wanted, and when a block never ends', async () => {
    const endless = function* (text: string) {
      for (;;) yield { text }
    }
    server.answer = () => ({ blocks: endless('More. ') })
    expect((await ask({ wanted: 3 })).outcome).toBe('stopped')
    server.answer = () => ({ blocks: endless('and '.repeat(10_000)) })
    expect((await ask()).outcome).toBe('stopped')
    await until('the service is left', () => server.open() === 0)
  })
})

describe('a service that fails', () => {
  it.each([
    [400, 1, 'failed'],
    [401, 1, 'key'],
    [403, 1, 'key'],
    [404, 1, 'model'],
    [429, 3, 'busy'],
    [500, 3, 'failed'],
    [529, 3, 'busy'],
  ])('with %i is asked %i times: %s', async (status, times, fault) => {
    server.answer = () => ({ status })
    const { outcome, retries } = await ask()
    expect(outcome).toMatchObject({ name: 'ModelError', fault })
    expect([server.requests.length, retries]).toEqual([times, times - 1])
    expect(`${String(outcome)} ${JSON.stringify(outcome)}`).not.toMatch(/sk-ant|said by the service/)
  })

  it('and then works gives its answer', async () => {
    server.answer = (_request, count) => (count < 3 ? { status: 529 } : script)
    expect(await ask()).toMatchObject({ outcome: 'complete', retries: 2, blocks: [{ text: 'Two is two.' }] })
  })

  it('and wants a long pause is not asked again', async () => {
    server.answer = () => ({ status: 429, headers: { 'retry-after': '90' } })
    expect(await ask()).toMatchObject({ outcome: { fault: 'busy' }, retries: 0 })
  })

  it.each([
    ['cut' as const, 'cut off'],
    ['malformed' as const, 'cut off'],
    [{ error: 'overloaded_error' }, 'busy'],
    [{ error: 'api_error' }, 'failed'],
  ])('in its stream (%j) is asked again, unless a block was passed on', async (ending, fault) => {
    server.answer = () => ({ blocks: [], ending })
    expect(await ask()).toMatchObject({ outcome: { fault }, retries: 2 })
    server.answer = () => ({ ...script, ending })
    expect(await ask()).toMatchObject({ outcome: { fault }, retries: 0, blocks: [{ text: 'Two is two.' }] })
  })

  it('and never begins is given up', async () => {
    server.answer = () => 'never'
    expect(await ask({ times: { first: 20 } })).toMatchObject({ outcome: { fault: 'slow' }, retries: 2 })
    expect(await ask({ times: { whole: 50 } })).toMatchObject({ outcome: { fault: 'slow' } })
    await until('the service is left', () => server.open() === 0)
  })

  it('and never ends is given up', async () => {
    server.answer = () => ({ ...script, ending: 'silent' })
    const { blocks, outcome, usages } = await ask({ times: { whole: 500 } })
    expect(outcome).toMatchObject({ fault: 'slow' })
    expect([blocks.length, usages.length]).toEqual([1, 1])
  })

  it('and cannot be reached is asked three times', async () => {
    const gone = await startMessagesServer(() => 'never')
    await gone.stop()
    const model = anthropicModel({ apiKey, baseUrl: gone.url, times: { pause: 1 } })
    const listener = { onBlock: async () => true, onRetry: () => {}, onUsage: () => {} }
    await expect(model.answer(request, listener, new AbortController().signal)).rejects.toMatchObject({
      name: 'ModelError',
    })
  })
})

describe('a reader who leaves', () => {
  it('ends the call, and is no fault of the service', async () => {
    server.answer = () => ({ ...script, ending: 'silent' })
    const leaving = new AbortController()
    const asking = ask({ signal: leaving.signal })
    await until('it is asked', () => server.open() === 1)
    leaving.abort('left')
    expect((await asking).outcome).toBe('left')
    await until('the service is left', () => server.open() === 0)
  })

  it('ends the pause before another attempt', async () => {
    server.answer = () => ({ status: 529, headers: { 'retry-after': '15' } })
    const leaving = new AbortController()
    const asking = ask({ signal: leaving.signal })
    await until('it is asked', () => server.requests.length === 1)
    leaving.abort('left')
    expect((await asking).outcome).toBe('left')
  })
})
