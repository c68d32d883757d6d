import { TRPCError } from '@trpc/server'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { ZodError } from 'zod'
import { impossibleValueIn } from '#plugins/refusals/impossibleValue.ts'

type Code = TRPCError['code']

const codes: Record<number, Code> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}

// The message of an unexpected error; the error itself is logged.
const unexpected = 'Something went wrong.'

const mistakesOf = ({ issues }: ZodError): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')

/**
 * Returns the error to send to the caller: a refusal with its message and its status over REST, the mistakes of an input, or
 * a value that the database refuses. Any other error is logged, and the caller gets no details.
 */
export function rpcErrorOf(req: PayloadRequest, path: string, error: TRPCError): TRPCError {
  const { cause } = error
  if (cause instanceof APIError && (cause.isPublic || cause.status < 500)) {
    return new TRPCError({ code: codes[cause.status] ?? 'BAD_REQUEST', message: cause.message, cause })
  }
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
    return new TRPCError({ code: 'BAD_REQUEST', message: mistakesOf(cause), cause })
  }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error
  const impossible = impossibleValueIn(cause, undefined)
  if (impossible !== null) return new TRPCError({ code: 'BAD_REQUEST', message: impossible, cause })
  req.payload.logger.error({ err: cause ?? error, msg: `The procedure ${path} failed` })
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: unexpected, cause })
}

/** Returns the details of an error: `missingPermissions` of a refusal, the paths of mistakes; null when there are none. */
export function detailsOf({ code, cause }: TRPCError): unknown {
  if (code === 'INTERNAL_SERVER_ERROR') return null
  if (cause instanceof ZodError) return cause.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return cause instanceof APIError ? (cause.data ?? null) : null
}
