import { setTimeout } from 'node:timers/promises'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  createLocalReq,
  type Payload,
  type Plugin,
} from 'payload'
import { idOf } from '#collections/permissions/actor.ts'
import { mailCountCall } from '#contract/newsletterCounts.schema.ts'
import { siteCallEndpoint } from '#plugins/site-calls/siteCall.endpoint.ts'
import { linkUrl } from '#plugins/subscribing/subscribe.service.ts'
import { subscriptionToken } from '#plugins/subscribing/subscription.token.ts'
import { bounceKind, statusIn } from '../bounces/bounce.rules.ts'
import { forgetBounces, forgetReader, recordBounce } from '../bounces/bounces.service.ts'
import { keepReadingMailbox } from '../bounces/mailbox.worker.ts'
import { mailIntakeEndpoints } from '../bounces/mailIntake.endpoint.ts'
import { countMail } from '../counts/mailCounts.store.ts'
import { exportSubscribersEndpoint } from '../subscribers/exportSubscribers.endpoint.ts'
import { forgetReader as forgetInOutbox } from './outbox.store.ts'
import { paceOn } from './progress.rules.ts'
import { newestSend } from './progress.store.ts'
import { readerMail } from './readerMail.ts'
import { recordSending } from './recordSending.ts'
import { intakeAddressOf, type SendingOptions } from './sending.options.ts'
import { prepareSending, publishedVersion } from './sending.service.ts'
import { addSend, noteProblem, preparingSends } from './sends.store.ts'
import { runWorker, type WorkerOptions } from './worker.ts'

// Milliseconds. A process that says nothing for so long is taken for dead.
const leaseMs = 20_000
const idleMs = 1000

// Asks for a send in the transaction of a publication, for the version that it made. An issue that was ever sent is not
// sent again by a later publication.
const sendOnPublication =
  ({ transport }: SendingOptions): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (doc._status !== 'published' || doc.sendWhenPublished !== true) return
    const issue = Number(doc.id)
    if (await newestSend(req, issue)) return
    const published = await publishedVersion(req, issue)
    if (!published) return
    const list = await req.payload.findByID({
      collection: 'newsletter-lists',
      id: Number(idOf(doc.list)),
      depth: 0,
      overrideAccess: true,
      req,
    })
    const by = req.user?.collection === 'users' ? Number(req.user.id) : null
    const send = await addSend(req, {
      issue,
      version: published.version,
      listName: list.name,
      by,
      isWritten: transport.isFolder,
    })
    if (send !== null)
      await recordSending(req, 'send', { id: issue, title: doc.title ?? '' }, { version: published.version })
  }

const forgetDeleted =
  ({ mailFolder }: SendingOptions): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await forgetInOutbox(req, Number(doc.id))
    await forgetReader(req, String(doc.email))
    await mailFolder.forget(String(doc.email))
  }

// The next soft bounce of an address that is allowed again is its first.
const forgetReports: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetBounces(req, String(doc.email))
}

export function workerOptions(payload: Payload, options: SendingOptions): WorkerOptions {
  return {
    transport: options.transport,
    connections: options.connections,
    pace: () => paceOn(options.pace, new Date()),
    leaseMs,
    idleMs,
    // A server that knows the address does not exist says so at once.
    refused: async (row, response) => {
      const status = statusIn(response)
      if (status === null || bounceKind(status) !== 'hard') return
      const report = { source: `refused ${row}`, kind: 'hard', row, email: null, detail: response } as const
      await recordBounce(await createLocalReq({}, payload), report)
    },
    mailFor: async (mail, reader) => {
      const link = async (purpose: 'unsubscribe' | 'preferences') => {
        const token = await subscriptionToken(
          { purpose, subscriptions: [reader.subscription], now: new Date() },
          options.secret,
        )
        return linkUrl(options.siteUrl, purpose, token)
      }
      const links = { unsubscribe: await link('unsubscribe'), preferences: await link('preferences') }
      return readerMail(mail, reader, { from: options.from, links, intake: intakeAddressOf(options) })
    },
  }
}

// Works on the outbox while the process runs; after a failure of the database it begins again as another worker.
async function keepSending(payload: Payload, options: SendingOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runWorker({ payload }, workerOptions(payload, options), signal).catch((error: unknown) => {
      if (!signal.aborted) payload.logger.error({ err: error, msg: 'Sending newsletters was interrupted' })
    })
    await setTimeout(5000, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function keepPreparing(payload: Payload, options: SendingOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await prepareAll(payload, options).catch((error: unknown) => {
      if (!signal.aborted) payload.logger.error({ err: error, msg: 'A newsletter could not be prepared for sending' })
    })
    await setTimeout(2000, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Renders and starts the sends that wait for it. What cannot be rendered is tried again, and its problem is shown. */
export async function prepareAll(payload: Payload, options: SendingOptions): Promise<void> {
  for (const send of await preparingSends({ payload })) {
    await prepareSending(payload, send, options).catch(async (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      await noteProblem({ payload }, [send.id], `The issue cannot be rendered. It is tried again by itself. ${reason}`)
    })
  }
}

/** Sends issues of newsletters by e-mail, each to each reader once. */
export function newsletterSending(options: SendingOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, newsletterSending: options },
    collections: config.collections?.map((collection): CollectionConfig => {
      const { slug, hooks, endpoints } = collection
      if (slug === 'newsletters')
        return {
          ...collection,
          hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), sendOnPublication(options)] },
        }
      if (slug === 'newsletter-subscriptions')
        return {
          ...collection,
          hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), forgetDeleted(options)] },
        }
      if (slug === 'newsletter-suppressions')
        return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), forgetReports] } }
      if (slug === 'newsletter-lists' && endpoints !== false)
        return { ...collection, endpoints: [...(endpoints ?? []), exportSubscribersEndpoint] }
      return collection
    }),
    endpoints: [
      ...(config.endpoints ?? []),
      siteCallEndpoint({
        path: '/reader/newsletter-counts',
        schema: mailCountCall,
        secret: options.siteSecret,
        answer: async (payload, count) => {
          await countMail({ payload }, count)
          return {}
        },
      }),
      ...mailIntakeEndpoints({ secret: options.intake?.secret ?? null, addressSecret: options.secret }),
    ],
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (!options.isSending) return
      const ending = new AbortController()
      // A mail on its way gets its outcome before the process ends.
      process.once('SIGTERM', () => ending.abort())
      const { signal } = ending
      void keepSending(payload, options, signal)
      void keepPreparing(payload, options, signal)
      const { secret, intake } = options
      if (intake?.mailbox) void keepReadingMailbox(payload, { mailbox: intake.mailbox, secret }, signal)
    },
  })
}
