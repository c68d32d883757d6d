import { defaultLoggerOptions } from 'payload'

interface Refusal extends Error {
  status: number
}

/** Returns the text without control characters, which a terminal would obey. Tabs and line ends stay. */
export const clean = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'))

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/**
 * Returns what the log keeps of a fault: its name, words, code and stack. A failed query is named without its parameters,
 * which are what people wrote.
 */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: clean(String(error)) }
  const query = 'query' in error && 'params' in error ? String(error.query).slice(0, 500) : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message: clean(query === undefined ? error.message : `Failed query: ${query}`),
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: faultOf(error.cause) }),
  }
}

/** Returns the line that a refusal is worth, or null for anything else. */
export const refusalLine = (logged: unknown): string | null => {
  const error = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged
  return isRefusal(error) ? clean(`Refused with ${error.status}: ${error.message}`) : null
}

const cleaned = (logged: unknown): unknown => {
  if (typeof logged === 'string') return clean(logged)
  if (typeof logged !== 'object' || logged === null || logged instanceof Error) return logged
  return 'msg' in logged && typeof logged.msg === 'string' ? { ...logged, msg: clean(logged.msg) } : logged
}

/**
 * Payload's logger, with a line for a refused request instead of a stack: anybody can send requests that are refused, and
 * would fill the log.
 */
export const quietLogger = {
  options: {
    serializers: { err: faultOf },
    hooks: {
      logMethod(this: { info: (line: string) => void }, args: unknown[], log: (...args: unknown[]) => void): void {
        const line = refusalLine(args[0])
        if (line === null) log.apply(this, args.map(cleaned))
        else this.info(line)
      },
    },
  },
  destination: defaultLoggerOptions,
}
