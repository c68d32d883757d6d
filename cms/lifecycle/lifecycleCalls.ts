import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ActionCall, ServiceAction } from '#plugins/lifecycle/lifecycle.schema.ts'
import { serviceActions } from '#plugins/lifecycle/lifecycle.schema.ts'
import { evenIfUsed, usedCode } from '#plugins/usage/usage.types.ts'
import { apiErrorOf } from '../api/apiError.ts'
import { callRest, sendRest } from '../api/rest.ts'

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

/** Returns whether a call was refused only because something else uses the document: the user can insist. */
export function isUsedError(error: unknown): boolean {
  return apiErrorOf(error)?.code === usedCode
}

/** @throws ApiError in the server's words. */
export function fetchState(documentUrl: string, signal?: AbortSignal): Promise<LifecycleState> {
  return callRest(`${documentUrl}/lifecycle`, state, { signal })
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
export async function callAction(
  documentUrl: string,
  { action, input }: ActionCall,
  { isUsed = false }: KnownUses = {},
): Promise<Done> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const url = `${documentUrl}/${action}${isUsed ? `?${evenIfUsed}=true` : ''}`
  const send = () => callRest(url, done, { method: 'POST', headers, json: input })
  return send().catch((error: unknown) => {
    if (apiErrorOf(error)?.status === 0) return send()
    throw error
  })
}

/**
 * Deletes a document in the trash for good.
 * @throws ApiError with the server's words.
 */
export async function eraseDocument(documentUrl: string, { isUsed = false }: KnownUses = {}): Promise<void> {
  await sendRest(`${documentUrl}?trash=true&depth=0${isUsed ? `&${evenIfUsed}=true` : ''}`, { method: 'DELETE' })
}
