import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'

/** A refusal of the back office in its words, or that it did not answer. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 without an answer. */
    readonly status: number,
    /** The kind of refusal, for a program. */
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ApiError'
  }
}

const reason = z.object({ message: z.string(), data: z.object({ code: z.string() }).optional().catch(undefined) })
const refusalOfRest = z.object({ errors: z.tuple([reason], z.unknown()) })
const refusalOfProcedure = z.object({
  httpStatus: z.number(),
  code: z.string(),
  details: z.object({ code: z.string() }).optional().catch(undefined),
})

/** Parses the body of a refusal by REST; null stands for a body that is no JSON. */
export function restError(body: unknown, status: number): ApiError {
  const first = refusalOfRest.safeParse(body).data?.errors[0]
  return new ApiError(first?.message ?? `The server answered ${status}.`, status, first?.data?.code)
}

/** Returns the refusal that a call has failed with; null for an error of another kind. */
export function apiErrorOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  if (!(error instanceof TRPCClientError)) return null
  const { httpStatus = 0, code, details } = refusalOfProcedure.safeParse(error.data).data ?? {}
  return new ApiError(error.message, httpStatus, details?.code ?? code, { cause: error })
}

/** Returns whether a call failed for lack of an answer, or by the server's own fault: later it may succeed. */
export function isUnanswered(error: unknown): boolean {
  const { status } = apiErrorOf(error) ?? {}
  return status === 0 || (status !== undefined && status >= 500)
}
