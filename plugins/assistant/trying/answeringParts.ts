import type { Config, Payload } from 'payload'
import type { AnsweringParts } from '../answering/answerParts.ts'

const key = 'answeringParts'

/** Makes the parts that answers are made with known to procedures, which get no options of the plugin. */
export function provideAnswering(config: Config, parts: AnsweringParts): Config['custom'] {
  return {
    ...config.custom,
    [key]: parts,
  }
}

/** @throws Error in a back office without the plugin */
export function answeringOf({ config }: Payload): AnsweringParts {
  const parts: unknown = config.custom[key]
  if (!isAnswering(parts)) throw new Error('This back office has no assistant plugin')
  return parts
}

const isAnswering = (value: unknown): value is AnsweringParts =>
  typeof value === 'object' && value !== null && 'retriever' in value && 'answerByExtract' in value
