import { APIError, type Payload } from 'payload'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { lifecycleOptionsOf } from '#plugins/lifecycle/lifecycle.plugin.ts'
import type { ActionCall } from '#plugins/lifecycle/lifecycle.schema.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import { requestOf } from '../rooms/memberOf.ts'
import { visitorIn } from '../rooms/roomContext.ts'
import type { MessageContext, MessageHandlers, MessageOutcome } from './messages.extension.ts'

type LifecycleMessage = Extract<keyof MessageHandlers, `post.${string}`>

/**
 * Handles lifecycle decisions sent over the socket by the same service as over REST: the same policies, checks and log.
 */
export function lifecycleMessages(payload: Payload): Pick<MessageHandlers, LifecycleMessage> {
  const act = async (call: ActionCall, { documentKey, context }: MessageContext): Promise<MessageOutcome> => {
    const req = await requestOf(payload, visitorIn(context))
    if (!req) return { status: 'aborted', message: 'Your account is gone.', error: 'gone' }
    const request = { ...parseDocumentKey(documentKey), call, source: 'screen', idempotencyKey: null } as const
    try {
      const { status, warnings } = await performAction(req, request, lifecycleOptionsOf(payload.config))
      return { status: 'ok', data: { publishStatus: status, warnings: warnings.map(({ label }) => label) } }
    } catch (error) {
      return refusedMessage(error)
    }
  }
  return {
    'post.publish': (input, sender) => act({ action: 'publish', input }, sender),
    'post.schedule': (input, sender) => act({ action: 'schedule', input }, sender),
    'post.unschedule': (input, sender) => act({ action: 'unschedule', input }, sender),
    'post.unpublish': (input, sender) => act({ action: 'unpublish', input }, sender),
    'post.trash': (input, sender) => act({ action: 'trash', input }, sender),
    'post.restore': (input, sender) => act({ action: 'restore', input }, sender),
  }
}

/** @throws errors that are not refusals */
export function refusedMessage(error: unknown): MessageOutcome {
  if (!(error instanceof APIError) || (error.status >= 500 && !error.isPublic)) throw error
  const { requiredPermissions, missingPermissions, code } = detailsOf(error)
  if (error.status === 403 && missingPermissions) {
    return { status: 'error', requiredPermissions: requiredPermissions ?? [], missingPermissions }
  }
  return { status: 'error', message: error.message, error: code ?? String(error.status) }
}

const strings = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined

function detailsOf({ data }: APIError): {
  requiredPermissions?: string[]
  missingPermissions?: string[]
  code?: string
} {
  const known: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  return {
    requiredPermissions: strings(known.requiredPermissions),
    missingPermissions: strings(known.missingPermissions),
    code: typeof known.code === 'string' ? known.code : undefined,
  }
}
