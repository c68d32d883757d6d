import type { AfterErrorHook } from 'payload'
import { databaseErrorOf } from './databaseError.ts'

/** SQLSTATE of an operator that does not exist for a type of column, such as `like` for rich text. */
const undefinedFunction = '42883'

const message = 'A condition uses an operator that its field does not support, such as like for rich text.'

/** Answers 400 for a condition whose operator does not exist for the type of its field. */
export const answerImpossibleCondition: AfterErrorHook = ({ error, graphqlResult }) => {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (databaseErrorOf(cause)?.code !== undefinedFunction) return undefined
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message } }
  return { status: 400, response: { errors: [{ message, data: { code: 'query.condition' }, name: 'APIError' }] } }
}
