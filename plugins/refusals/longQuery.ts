import type { AfterErrorHook } from 'payload'
import { databaseErrorOf } from './databaseError.ts'

/** SQLSTATE of a statement that ran into `statement_timeout`. */
const queryCanceled = '57014'

const message =
  'This takes the database too long. Ask for less: fewer documents, fewer relations, or conditions on fewer fields.'

/** Answers 503 where the database gave a question up, which says what to do: another try would take as long. */
export const answerLongQuery: AfterErrorHook = ({ error, graphqlResult }) => {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (databaseErrorOf(cause)?.code !== queryCanceled) return undefined
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message } }
  return { status: 503, response: { errors: [{ message, data: { code: 'database.tooLong' }, name: 'APIError' }] } }
}
