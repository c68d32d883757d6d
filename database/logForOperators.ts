interface FailedQuery extends Error {
  query: string
  params: unknown[]
}

const isFailedQuery = (error: Error): error is FailedQuery =>
  'params' in error && Array.isArray(error.params) && 'query' in error && typeof error.query === 'string'

// The part of pino's logger that the hook uses.
interface InfoLogger {
  info(message: string): void
}

/**
 * Returns a hook of Payload's logger. It removes the parameters of queries from errors and their causes: they contain
 * the text of drafts and the updates of shared documents. It logs a refused request (status 4xx) as one line without a
 * stack, so that a client that sends many cannot fill the log.
 */
export function logForOperators<Logger extends InfoLogger>(
  this: Logger,
  [first, ...rest]: [unknown, string?, ...unknown[]],
  log: (this: Logger, first: unknown, message?: string, ...rest: unknown[]) => void,
): void {
  const [message, ...more] = rest
  const error = first instanceof Error ? first : errorOf(first)
  if (error && isRefusal(error)) this.info(error.message)
  else log.call(this, first instanceof Error ? withoutParameters(first) : withSafeError(first), message, ...more)
}

const errorOf = (given: unknown): Error | null =>
  typeof given === 'object' && given !== null && 'err' in given && given.err instanceof Error ? given.err : null

// Returns whether an error has a 4xx status. GraphQL wraps Payload's errors.
function isRefusal(error: Error): boolean {
  if ('originalError' in error && error.originalError instanceof Error) return isRefusal(error.originalError)
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500
}

function withSafeError(given: unknown): unknown {
  const error = errorOf(given)
  return error ? { ...Object(given), err: withoutParameters(error) } : given
}

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
