import type { ModelUsage } from './model.types.ts'

interface Price {
  input: number
  output: number
}

// Anthropic's list prices by the beginning of a model's name. A model that is not listed counts as the dearest, so that
// a limit in dollars holds in any case.
const prices: readonly (readonly [string, Price])[] = [
  ['claude-haiku-4', { input: 1, output: 5 }],
  ['claude-sonnet-4', { input: 3, output: 15 }],
  ['claude-opus-4-5', { input: 5, output: 25 }],
  ['claude-opus-4-6', { input: 5, output: 25 }],
  ['claude-opus-4-7', { input: 5, output: 25 }],
  ['claude-opus-4-8', { input: 5, output: 25 }],
]
const dearest: Price = { input: 25, output: 125 }

// Writing to the cache of instructions costs a quarter more than reading as usual, reading from it a tenth.
const cacheWrite = 1.25
const cacheRead = 0.1

const priceOf = (model: string): Price => prices.find(([beginning]) => model.startsWith(beginning))?.[1] ?? dearest

/** Returns what an answer costs, in millionths of a dollar, rounded up. */
export function costMicros(model: string, usage: ModelUsage): number {
  const { input, output } = priceOf(model)
  const read = usage.inputTokens + usage.cacheWriteTokens * cacheWrite + usage.cacheReadTokens * cacheRead
  return Math.ceil(read * input + usage.outputTokens * output)
}

// Characters of a token, at least: English has about four.
const charactersOfToken = 2.5

/** Returns what an answer costs at most, in millionths of a dollar: reserved before the model is asked. */
export function mostMicros(model: string, characters: number, outputTokens: number): number {
  return costMicros(model, {
    inputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: Math.ceil(characters / charactersOfToken),
    outputTokens,
  })
}
