import type { AfterErrorHook } from 'payload'
import { databaseErrorOf } from './databaseError.ts'

/** SQLSTATE of an operator that there is not for a kind of column, as `like` for rich text. */
const undefinedFunction = '42883'

const message = 'A condition compares a field in a way that its kind does not allow, such as like for rich text.'

/** Answers 400 for a condition that no field of its kind can be asked by. */
export const answerImpossibleCondition: AfterErrorHook = ({ error, graphqlResult }) => {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (databaseErrorOf(cause)?.code !== undefinedFunction) return undefined
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message } }
  return { status: 400, response: { errors: [{ message, data: { code: 'query.condition' }, name: 'APIError' }] } }
}
