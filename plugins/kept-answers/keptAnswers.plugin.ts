import type { CollectionSlug, GlobalSlug, Plugin } from 'payload'
import { DatabaseListener } from '#database/databaseListener.ts'
import type { ContentStates } from './contentStates.ts'
import type { KeptAnswers } from './keptAnswers.ts'

/**
 * The channel that PostgreSQL notifies at the commit of a transaction that changed what readers get. The message is the
 * table.
 */
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
  states: ContentStates
  databaseUrl: string
  /** False in processes that answer no requests, such as a migration. */
  isServing: boolean
}

/** Keeps answers of REST and GraphQL to strangers, and rows of readers' pages, while no process changes what they are made of. */
export function keptAnswers({ answers, states, databaseUrl, isServing }: KeptAnswersOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, keptAnswers: answers, contentStates: states },
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (!isServing) return
      const listener = new DatabaseListener({ databaseUrl, name: 'citydesk answers', logger: payload.logger })
      listener.on(contentChannel, (table) => {
        states.changed(table)
        answers.forget()
      })
      listener.onListening(() => {
        states.watch(listener)
        answers.watch(true)
      })
      listener.onLost(() => {
        states.watch(null)
        answers.watch(false)
      })
      await listener.start()
    },
  })
}
