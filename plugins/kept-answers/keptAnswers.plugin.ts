import type { CollectionSlug, GlobalSlug, Plugin } from 'payload'
import { DatabaseListener } from '#database/databaseListener.ts'
import type { KeptAnswers } from './keptAnswers.ts'

/** The channel that PostgreSQL notifies at the commit of a transaction that changed what strangers can read. */
export const contentChannel = 'citydesk_content'

/** The collections and globals that strangers can read. Their tables notify of changes; an answer made of them is kept. */
export const publicCollections: ReadonlySet<CollectionSlug> = new Set([
  ...(['posts', 'fronts', 'sections', 'pages', 'reusable-blocks', 'newsletters', 'promotions'] as const),
  ...(['media', 'tags', 'authors', 'post-sources', 'contributor-roles', 'newsletter-lists'] as const),
  'candidate-forums',
])
export const publicGlobals: ReadonlySet<GlobalSlug> = new Set(['settings'])

export interface KeptAnswersOptions {
  answers: KeptAnswers
  databaseUrl: string
  /** False in processes that answer no requests, such as a migration. */
  isServing: boolean
}

/** Keeps answers of REST and GraphQL to strangers while no process changes what they can read. */
export const keptAnswers =
  ({ answers, databaseUrl, isServing }: KeptAnswersOptions): Plugin =>
  (config) => ({
    ...config,
    custom: { ...config.custom, keptAnswers: answers },
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (!isServing) return
      const listener = new DatabaseListener({ databaseUrl, name: 'citydesk answers', logger: payload.logger })
      listener.on(contentChannel, () => answers.forget())
      listener.onListening(() => answers.watch(true))
      listener.onLost(() => answers.watch(false))
      await listener.start()
    },
  })
