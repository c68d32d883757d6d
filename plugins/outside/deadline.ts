/**
 * Runs work with a signal that aborts after `timeoutMs` milliseconds, or when `given` aborts.
 *
 * `AbortSignal.any` does not serve here: Node loses a timeout signal that only a combined signal refers to
 * (nodejs/node#57736), and the work then waits without limit.
 *
 * @throws what the work throws; `fetch` throws the reason of the signal
 */
export async function withDeadline<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  given?: AbortSignal | null,
): Promise<Result> {
  const ending = new AbortController()
  const abort = () => ending.abort(given?.reason)
  const late = AbortSignal.timeout(timeoutMs)
  const expire = () => ending.abort(late.reason)
  late.addEventListener('abort', expire)
  given?.addEventListener('abort', abort)
  if (given?.aborted) abort()
  try {
    return await work(ending.signal)
  } finally {
    late.removeEventListener('abort', expire)
    given?.removeEventListener('abort', abort)
  }
}
