import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ActionCall, ServiceAction } from '#plugins/lifecycle/lifecycle.schema.ts'
import { serviceActions } from '#plugins/lifecycle/lifecycle.schema.ts'
import { evenIfUsed, usedCode } from '#plugins/usage/usage.types.ts'
import { askServer } from '../api/askServer.ts'

const state = z.object({
  status: z.enum(publishStatuses),
  isLive: z.boolean(),
  livePath: z.string().nullable(),
  actions: z.array(z.custom<ServiceAction>((name) => serviceActions.some((known) => known === name))),
  mayPublish: z.boolean(),
  schedule: z.object({ dueAt: z.string(), byName: z.string().nullable() }).nullable(),
  timeZone: z.string(),
})

/** The lifecycle state of a document; see `GET /api/{collection}/{id}/lifecycle`. */
export type LifecycleState = z.infer<typeof state>

const done = z.object({
  status: z.enum(publishStatuses),
  doc: z.record(z.string(), z.unknown()),
  warnings: z.array(z.object({ label: z.string() })),
})

export type Done = z.infer<typeof done>

const reason = z.object({ message: z.string(), data: z.object({ code: z.string() }).optional().catch(undefined) })
const refusal = z.object({ errors: z.tuple([reason], z.unknown()) })

/** The server's refusal of an action. */
export class ApiError extends Error {
  readonly isForbidden: boolean
  /** True when it was refused only because something else uses the document: the user can insist. */
  readonly isUsed: boolean
  constructor(message: string, status: number, code?: string) {
    super(message)
    this.name = 'ApiError'
    this.isForbidden = status === 403
    this.isUsed = code === usedCode
  }
}

/** @throws Error when the back office does not answer. */
export const fetchState = async (documentUrl: string): Promise<LifecycleState> => {
  const response = await askServer(`${documentUrl}/lifecycle`)
  if (!response.ok) throw new Error(`The state of the document was answered with ${response.status}`)
  return state.parse(await response.json())
}

/** Facts that the user has confirmed before the call. */
export interface KnownUses {
  /** That other documents use this one. */
  isUsed?: boolean
}

/**
 * Does one action. The key makes it safe to send again when the answer got lost.
 * @throws ApiError with the server's words.
 */
export const callAction = async (
  documentUrl: string,
  { action, input }: ActionCall,
  { isUsed = false }: KnownUses = {},
): Promise<Done> => {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(input),
  }
  const url = `${documentUrl}/${action}${isUsed ? `?${evenIfUsed}=true` : ''}`
  const send = () => askServer(url, init)
  const response = await send().catch(send).catch(noAnswer)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return done.parse(answer)
  throw apiErrorOf(answer, response.status)
}

/**
 * Deletes a document in the trash for good.
 * @throws ApiError with the server's words.
 */
export const eraseDocument = async (documentUrl: string, { isUsed = false }: KnownUses = {}): Promise<void> => {
  const init: RequestInit = { method: 'DELETE' }
  const response = await askServer(
    `${documentUrl}?trash=true&depth=0${isUsed ? `&${evenIfUsed}=true` : ''}`,
    init,
  ).catch(noAnswer)
  if (!response.ok) throw apiErrorOf(await response.json().catch(() => null), response.status)
}

const apiErrorOf = (answer: unknown, status: number): ApiError => {
  const first = refusal.safeParse(answer).data?.errors[0]
  return new ApiError(first?.message ?? `The server answered ${status}.`, status, first?.data?.code)
}

const noAnswer = ({ message }: Error): never => {
  throw new ApiError(message, 0)
}
