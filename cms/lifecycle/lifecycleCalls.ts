import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ActionCall, ServiceAction } from '#plugins/lifecycle/lifecycle.schema.ts'
import { serviceActions } from '#plugins/lifecycle/lifecycle.schema.ts'

const state = z.object({
  status: z.enum(publishStatuses),
  isLive: z.boolean(),
  actions: z.array(z.custom<ServiceAction>((name) => serviceActions.some((known) => known === name))),
  mayPublish: z.boolean(),
  schedule: z.object({ dueAt: z.string(), byName: z.string().nullable() }).nullable(),
  timeZone: z.string(),
})

/** What the back office says of a document's life; see `GET /api/{collection}/{id}/lifecycle`. */
export type LifecycleState = z.infer<typeof state>

const done = z.object({
  status: z.enum(publishStatuses),
  doc: z.record(z.string(), z.unknown()),
  warnings: z.array(z.object({ label: z.string() })),
})

export type Done = z.infer<typeof done>

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** What the server said to an action that it did not do. */
export class ActionRefused extends Error {
  readonly isForbidden: boolean
  constructor(message: string, status: number) {
    super(message)
    this.name = 'ActionRefused'
    this.isForbidden = status === 403
  }
}

/** @throws Error when the back office does not answer. */
export const fetchState = async (documentUrl: string): Promise<LifecycleState> => {
  const response = await fetch(`${documentUrl}/lifecycle`, { credentials: 'include' })
  if (!response.ok) throw new Error(`The state of the document was answered with ${response.status}`)
  return state.parse(await response.json())
}

/**
 * Does one action. The key makes it safe to send again when the answer got lost.
 * @throws ActionRefused with the server's words.
 */
export const callAction = async (documentUrl: string, { action, input }: ActionCall): Promise<Done> => {
  const init: RequestInit = {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(input),
  }
  const send = () => fetch(`${documentUrl}/${action}`, init)
  const response = await send().catch(send).catch(noAnswer)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return done.parse(answer)
  throw refusedWith(answer, response.status)
}

/**
 * Deletes for good what lies in the trash.
 * @throws ActionRefused with the server's words.
 */
export const eraseDocument = async (documentUrl: string): Promise<void> => {
  const init: RequestInit = { method: 'DELETE', credentials: 'include' }
  const response = await fetch(`${documentUrl}?trash=true&depth=0`, init).catch(noAnswer)
  if (!response.ok) throw refusedWith(await response.json().catch(() => null), response.status)
}

const refusedWith = (answer: unknown, status: number): ActionRefused =>
  new ActionRefused(refusal.safeParse(answer).data?.errors[0]?.message ?? `The server answered ${status}.`, status)

const noAnswer = (): never => {
  throw new ActionRefused('The back office does not answer. Check the connection and try again.', 0)
}
