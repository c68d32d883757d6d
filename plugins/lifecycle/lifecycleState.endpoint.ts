import type { Endpoint, PayloadRequest } from 'payload'
import { Forbidden, NotFound, UnauthorizedError } from 'payload'
import { addressOwner, isAddressed } from '#collections/addresses/addressOwner.ts'
import { liveEntryOf } from '#collections/addresses/ledger.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { decide } from '#collections/lifecycle/lifecycle.machine.ts'
import { isLiveDocument } from '#collections/lifecycle/ownRow.ts'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { statusOf } from '#collections/lifecycle/publishStatus.ts'
import { waitingKeyOf } from '#collections/lifecycle/schedule.store.ts'
import { lifecycleOf } from '#collections/lifecycle/withLifecycle.ts'
import { isStaff } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { mayAct } from './action.policy.ts'
import type { LifecycleSlug, ServiceAction } from './lifecycle.schema.ts'
import { serviceActions } from './lifecycle.schema.ts'
import { newestOf } from './lifecycle.service.ts'
import type { DocumentReference } from './lifecycle.types.ts'
import { hasEarlierLiveVersion } from './version.read.ts'

export interface LifecycleState {
  status: PublishStatus
  isLive: boolean
  /** The path at which readers have it; null where it is not live, or has no page of its own. */
  livePath: string | null
  actions: ServiceAction[]
  /** Whether the caller may publish it once there is something to publish. */
  mayPublish: boolean
  schedule: { dueAt: string; byName: string | null } | null
  /** Of the publication: times are entered and shown in it. */
  timeZone: string
}

/** Returns the endpoint `GET /api/{collection}/{id}/lifecycle`, for the newsroom. */
export function lifecycleStateEndpoint(collection: LifecycleSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/lifecycle',
    method: 'get',
    handler: async (req) => {
      if (!req.user) throw new UnauthorizedError(req.t)
      if (!isStaff(await actorOfRequest(req))) throw new Forbidden(req.t)
      return Response.json(await stateOf(req, { collection, id: String(req.routeParams?.id) }))
    },
  }
}

const stateOf = async (req: PayloadRequest, { collection, id }: DocumentReference): Promise<LifecycleState> => {
  const document = await newestOf(req, collection, id)
  const lifecycle = lifecycleOf(req.payload.collections[collection].config)
  if (!lifecycle) throw new NotFound(req.t)
  const status = statusOf(document.publishStatus)
  const isLive = await isLiveDocument(req, collection, id)
  // What is asked later, a date or an unpublish action, is taken for granted here.
  const now = new Date()
  const facts = {
    isLive,
    canWait: lifecycle.canWait,
    dueAt: new Date(now.getTime() + 1),
    hasUnpublishAction: true,
    hasEarlier: isLive && (await hasEarlierLiveVersion(req, { collection, id })),
    now,
  }
  const actions: ServiceAction[] = []
  for (const action of serviceActions) {
    const isPossible = decide(status, action, facts).isAllowed
    if (isPossible && (await mayAct(req, action, lifecycle.rules, document, isLive))) actions.push(action)
  }
  const timeZone = await publicationTimeZone(req)
  const mayPublish = await mayAct(req, 'publish', lifecycle.rules, document, isLive)
  const schedule = await waitingScheduleOf(req, { collection, id })
  const livePath = isLive ? await livePathOf(req, { collection, id }) : null
  return { status, isLive, livePath, actions, mayPublish, schedule, timeZone }
}

const livePathOf = async (req: PayloadRequest, { collection, id }: DocumentReference): Promise<string | null> => {
  if (collection === 'fronts') return Number(id) === homeFrontId ? '/' : null
  return isAddressed(collection) ? ((await liveEntryOf(req, addressOwner(collection, id)))?.path ?? null) : null
}

const waitingScheduleOf = async (
  req: PayloadRequest,
  { collection, id }: DocumentReference,
): Promise<LifecycleState['schedule']> => {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { waitingKey: { equals: waitingKeyOf(collection, id) } },
    limit: 1,
    depth: 1,
    overrideAccess: true,
    req,
  })
  const [schedule] = docs
  if (!schedule) return null
  const { dueAt, scheduledBy } = schedule
  const byName = typeof scheduledBy === 'object' && scheduledBy ? scheduledBy.name : null
  return { dueAt, byName }
}
