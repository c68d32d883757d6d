/** What failed queries carry: their parameters stand in the message, too. */
interface FailedQuery extends Error {
  query: string
  params: unknown[]
}

const isFailedQuery = (error: Error): error is FailedQuery =>
  'params' in error && Array.isArray(error.params) && 'query' in error && typeof error.query === 'string'

/**
 * A hook of Payload's logger. It leaves out the parameters of queries, in errors and in what caused them: they are the
 * text of drafts, and the changes of shared documents byte by byte.
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
    // The same error but for what caused it.
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
