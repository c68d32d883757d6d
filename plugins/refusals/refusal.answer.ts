import type { AfterErrorHook } from 'payload'

type HookArgs = Parameters<AfterErrorHook>[0]

export interface Refusal {
  status: number
  /** Names the refusal for programs, for example "query.tooLong". */
  code: string
  message: string
}

/** Returns the error that was thrown; GraphQL wraps it. */
export function thrownError({ error }: Pick<HookArgs, 'error'>): unknown {
  return 'originalError' in error ? error.originalError : error
}

/** Answers a refusal in the form of the door it came in through: REST has a status, GraphQL extensions of the error. */
export function answerRefusal({ graphqlResult }: Pick<HookArgs, 'graphqlResult'>, { status, code, message }: Refusal) {
  const name = 'APIError'
  if (!graphqlResult) return { status, response: { errors: [{ message, name, data: { code } }] } }
  const extensions = { ...graphqlResult.extensions, name, statusCode: status, data: { code } }
  return { graphqlResult: { ...graphqlResult, message, extensions } }
}
