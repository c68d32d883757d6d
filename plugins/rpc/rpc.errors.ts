import { TRPCError } from '@trpc/server'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { ZodError } from 'zod'

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

/** What is said of a fault of ours; what it was stands in the log. */
const silence = 'Something went wrong.'

/** What was wrong with an input, in one line. */
const mistakesOf = ({ issues }: ZodError): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ')

/**
 * What a caller is told of an error: a refusal in its own words with the status it has over REST, mistakes in the input
 * in one line each, anything else without a word about the inside, which goes to the log.
 */
export const rpcErrorOf = (req: PayloadRequest, path: string, error: TRPCError): TRPCError => {
  const { cause } = error
  if (cause instanceof APIError && (cause.isPublic || cause.status < 500)) {
    return new TRPCError({ code: codes[cause.status] ?? 'BAD_REQUEST', message: cause.message, cause })
  }
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
    return new TRPCError({ code: 'BAD_REQUEST', message: mistakesOf(cause), cause })
  }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error
  req.payload.logger.error({ err: cause ?? error, msg: `The procedure ${path} failed` })
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: silence, cause })
}

/** What goes beside the words: `missingPermissions` of a refusal, the places of mistakes. Null when there is nothing. */
export const detailsOf = ({ code, cause }: TRPCError): unknown => {
  if (code === 'INTERNAL_SERVER_ERROR') return null
  if (cause instanceof ZodError) return cause.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return cause instanceof APIError ? (cause.data ?? null) : null
}
