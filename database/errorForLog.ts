/** An error of a failed query, whose message contains the parameters as well. */
interface FailedQuery extends Error {
  query: string
  params: unknown[]
}

const isFailedQuery = (error: Error): error is FailedQuery =>
  'params' in error && Array.isArray(error.params) && 'query' in error && typeof error.query === 'string'

/**
 * A hook of Payload's logger that removes the parameters of queries from errors and their causes: they contain the text of
 * drafts and the updates of shared documents.
 */
export function logWithoutParameters<Logger>(
  this: Logger,
  [first, ...rest]: [unknown, string?, ...unknown[]],
  log: (this: Logger, first: unknown, message?: string, ...rest: unknown[]) => void,
): void {
  const [message, ...more] = rest
  log.call(this, first instanceof Error ? withoutParameters(first) : withSafeError(first), message, ...more)
}

const withSafeError = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'err' in given && given.err instanceof Error
    ? { ...given, err: withoutParameters(given.err) }
    : given

function withoutParameters(error: Error): Error {
  const { cause } = error
  const safeCause = cause instanceof Error ? withoutParameters(cause) : cause
  if (!isFailedQuery(error)) {
    if (safeCause === cause) return error
    // The same error with another cause.
    return Object.create(error, { cause: { value: safeCause } })
  }
  const safe = new Error(`Failed query: ${error.query} (${error.params.length} parameters)`)
  safe.name = error.name
  // The lines of the stack come after the message.
  const [, lines = ''] = error.stack?.split(error.message) ?? []
  safe.stack = `${safe.name}: ${safe.message}${lines}`
  if (safeCause !== undefined) safe.cause = safeCause
  return safe
}
