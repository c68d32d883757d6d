import type { AfterErrorHook, Plugin } from 'payload'
import { giveReasons } from './giveReasons.ts'
import { answerImpossibleValue } from './impossibleValue.ts'
import { answerRefusal, databaseErrorOf, thrownError } from './refusal.answer.ts'

// SQLSTATE of an operator that does not exist for a type of column, such as `like` for rich text.
const undefinedFunction = '42883'

// SQLSTATE of a statement that ran into `statement_timeout`.
const queryCanceled = '57014'

const messages = {
  operator: 'A condition uses an operator that its field does not support, such as like for rich text.',
  tooLong:
    'The database cancelled this query because it took too long. Ask for less: fewer documents, fewer relations, or conditions on fewer fields.',
}

// Answers 400 for a condition whose operator does not exist for the type of its field.
const answerImpossibleCondition: AfterErrorHook = (args) =>
  databaseErrorOf(thrownError(args))?.code === undefinedFunction
    ? answerRefusal(args, { status: 400, code: 'query.operator', message: messages.operator })
    : undefined

// Answers 503 when the database cancelled a query, and says to the client what to change: a retry takes as long.
const answerLongQuery: AfterErrorHook = (args) =>
  databaseErrorOf(thrownError(args))?.code === queryCanceled
    ? answerRefusal(args, { status: 503, code: 'query.tooLong', message: messages.tooLong })
    : undefined

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
