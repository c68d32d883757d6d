import type { Plugin } from 'payload'
import { giveReasons } from './giveReasons.ts'
import { answerImpossibleCondition } from './impossibleCondition.ts'
import { answerImpossibleValue } from './impossibleValue.ts'
import { answerLongQuery } from './longQuery.ts'

/** Answers what Payload and the database refuse in words that name the thing, the reason and what to do. */
export function refusals(): Plugin {
  return (config) => ({
    ...config,
    hooks: {
      ...config.hooks,
      afterError: [
        ...(config.hooks?.afterError ?? []),
        giveReasons,
        answerImpossibleValue,
        answerImpossibleCondition,
        answerLongQuery,
      ],
    },
  })
}
