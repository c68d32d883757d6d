import type { AfterErrorHook } from 'payload'
import { databaseErrorOf } from './databaseError.ts'
import { answerRefusal, thrownError } from './refusal.answer.ts'

// SQLSTATE of an operator that does not exist for a type of column, such as `like` for rich text.
const undefinedFunction = '42883'

const message = 'A condition uses an operator that its field does not support, such as like for rich text.'

/** Answers 400 for a condition whose operator does not exist for the type of its field. */
export const answerImpossibleCondition: AfterErrorHook = (args) =>
  databaseErrorOf(thrownError(args))?.code === undefinedFunction
    ? answerRefusal(args, { status: 400, code: 'query.operator', message })
    : undefined
