import type { AfterErrorHook } from 'payload'
import { databaseErrorOf } from './databaseError.ts'
import { answerRefusal, thrownError } from './refusal.answer.ts'

// SQLSTATE of a statement that ran into `statement_timeout`.
const queryCanceled = '57014'

const message =
  'The database cancelled this query because it took too long. Ask for less: fewer documents, fewer relations, or conditions on fewer fields.'

/** Answers 503 when the database cancelled a query, and says to the client what to change: a retry takes as long. */
export const answerLongQuery: AfterErrorHook = (args) =>
  databaseErrorOf(thrownError(args))?.code === queryCanceled
    ? answerRefusal(args, { status: 503, code: 'query.tooLong', message })
    : undefined
