import type { Endpoint, PayloadRequest } from 'payload'
import { APIError, UnauthorizedError } from 'payload'
import { z } from 'zod'
import { sourceOf } from '#collections/activity/recordActivity.ts'
import type { ActionCall, LifecycleSlug, ServiceAction } from './lifecycle.schema.ts'
import { actionInputs, serviceActions } from './lifecycle.schema.ts'
import { performAction } from './lifecycle.service.ts'
import type { LifecycleOptions } from './lifecycle.types.ts'

// Long enough for a UUID or a hash with a prefix.
const maxKeyLength = 200

/** Returns the endpoints `POST /api/{collection}/{id}/{publish,schedule,unschedule,unpublish,revert,trash,restore}`. */
export function lifecycleEndpoints(collection: LifecycleSlug, options: LifecycleOptions): Omit<Endpoint, 'root'>[] {
  return serviceActions.map((action) => ({
    path: `/:id/${action}`,
    method: 'post',
    handler: async (req) => {
      if (!req.user) throw new UnauthorizedError(req.t)
      const id = String(req.routeParams?.id)
      const call = await callOf(req, action)
      const request = { collection, id, call, source: sourceOf(req), idempotencyKey: keyOf(req) }
      const { document, status, isReplayed, warnings } = await performAction(req, request, options)
      const headers = isReplayed ? { 'Idempotency-Replayed': 'true' } : undefined
      return Response.json({ doc: document, status, warnings }, { headers })
    },
  }))
}

// Throws APIError 400 that says what the body lacks.
const callOf = async (req: PayloadRequest, action: ServiceAction): Promise<ActionCall> => {
  const body = await bodyOf(req)
  const parsed = z.discriminatedUnion('action', calls).safeParse({ action, input: body })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.slice(1).join('.'), message }))
  const words = issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
  throw new APIError(`The request is not valid: ${words}`, 400, { code: 'lifecycle.invalid', issues }, true)
}

const calls = [
  z.object({ action: z.literal('publish'), input: actionInputs.publish }),
  z.object({ action: z.literal('schedule'), input: actionInputs.schedule }),
  z.object({ action: z.literal('unschedule'), input: actionInputs.unschedule }),
  z.object({ action: z.literal('unpublish'), input: actionInputs.unpublish }),
  z.object({ action: z.literal('revert'), input: actionInputs.revert }),
  z.object({ action: z.literal('trash'), input: actionInputs.trash }),
  z.object({ action: z.literal('restore'), input: actionInputs.restore }),
] as const

// A call without a body is one with an empty one.
const bodyOf = async (req: PayloadRequest): Promise<unknown> => {
  const text = (await req.text?.()) ?? ''
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new APIError('The request is not valid: its body is no JSON.', 400, { code: 'lifecycle.invalid' }, true)
  }
}

const keyOf = ({ headers }: PayloadRequest): string | null => {
  const key = headers.get('idempotency-key')
  if (key !== null && (key === '' || key.length > maxKeyLength)) {
    const message = `An idempotency key has 1 to ${maxKeyLength} characters.`
    throw new APIError(message, 400, { code: 'lifecycle.invalid' }, true)
  }
  return key
}
