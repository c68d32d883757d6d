import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, SanitizedConfig } from 'payload'
import { createLocalReq, getPayload, handleEndpoints } from 'payload'
import { z } from 'zod'
import { migrations } from '#cms/migrations/index.ts'
import { router } from '#cms/procedures/rpc.router.ts'
import { createScene } from '#plugins/permissions/everyPermissionAttempts.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { closePool } from '#tests/integration/closePool.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { type RestClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/testDatabase.ts'
import {
  collectionsOfProduct,
  doorsOfOthers,
  doorsOfPayload,
  silentCollections,
  silentDoors,
  testedElsewhere,
  throughPayload,
} from './everyWrite.doors.ts'

const isMigratable = (database: object): database is MigrateUpArgs['db'] => 'execute' in database

let database: TestDatabase
let config: SanitizedConfig
let payload: Payload
let app: TestPayload
let administrator: Person
let other: Person
let client: RestClient

beforeAll(async () => {
  database = await createTestDatabase()
  Object.assign(process.env, { DATABASE_URL: database.url })
  // The configuration of the product: what it has is what has to be accounted for.
  config = await (await import('#payload.config')).default
  payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'fatal'
  const { drizzle: db } = payload.db
  if (!isMigratable(db)) throw new Error('This database cannot be migrated')
  const req = await createLocalReq({}, payload)
  for (const { up } of migrations) await up({ db, payload, req })
  const nothing = async () => undefined
  app = {
    payload,
    config,
    databaseUrl: database.url,
    letGo: nothing,
    stop: nothing,
    request: (address, init) =>
      handleEndpoints({ config, request: new Request(new URL(address, 'http://localhost'), init) }),
  }
  administrator = await createAdministrator(payload)
  other = await createPerson(payload, [])
  client = await signIn(app, administrator.email)
}, 300_000)

afterAll(async () => {
  await payload?.destroy()
  if (payload) closePool(payload)
  await database?.drop()
})

const entries = async () => {
  const { docs } = await payload.find({ collection: 'activity', sort: 'id', pagination: false, depth: 0 })
  return docs.map(({ id, action, kind, documentId, byName }) => ({ id, action, kind, documentId, byName }))
}

// Runs a call, and returns what it has added to the log.
const added = async (call: () => Promise<unknown>) => {
  const before = (await entries()).at(-1)?.id ?? 0
  await call()
  return (await entries()).filter(({ id }) => id > before)
}

const scene = () => createScene(payload, { user: administrator, person: administrator, other })

const mutate = async (name: string, input: object, as = client) => dataOf(await rpcClient(as).mutate(name, input))

// A thread of comments on a new post.
const thread = async () => {
  const { id } = await scene().given('posts', administrator)
  const documentId = `post_post_${id}`
  const initialComment = { body: 'Is it?' }
  const metadata = { anchor: { type: 'document' } }
  const opened = Object(await mutate('comments.createThread', { documentId, initialComment, metadata }))
  const ofThread = { documentId, threadId: opened.threadId }
  return { ofThread, ofComment: { ...ofThread, commentId: opened.commentId } }
}

const logInAs = ({ email }: Person) => signIn(app, email)
const someone = () => createPerson(payload, ['CREATE_POST'])
const inThread =
  (name: string, more = {}) =>
  async () =>
    mutate(name, { ...(await thread()).ofThread, ...more })
const onComment =
  (name: string, more = {}) =>
  async () =>
    mutate(name, { ...(await thread()).ofComment, ...more })

const token = async () =>
  z.object({ id: z.number() }).parse(await mutate('apiToken.create', { name: 'Import', permissions: ['CREATE_POST'] }))

// A call of each door whose entry no other test looks for.
const calls: Record<string, () => Promise<unknown>> = {
  'comments.createThread': thread,
  'comments.addComment': inThread('comments.addComment', { body: 'It is.' }),
  'comments.editComment': onComment('comments.editComment', { body: 'Is it not?' }),
  'comments.react': onComment('comments.react', { emoji: '👍' }),
  'comments.deleteComment': onComment('comments.deleteComment'),
  'comments.restoreComment': async () => {
    const { ofComment } = await thread()
    await mutate('comments.deleteComment', ofComment)
    await mutate('comments.restoreComment', ofComment)
  },
  'comments.deleteThread': inThread('comments.deleteThread'),
  'comments.restoreThread': async () => {
    const { ofThread } = await thread()
    await mutate('comments.deleteThread', ofThread)
    await mutate('comments.restoreThread', ofThread)
  },
  'comments.resolveThread': inThread('comments.resolveThread'),
  'comments.unresolveThread': async () => {
    const { ofThread } = await thread()
    await mutate('comments.resolveThread', ofThread)
    await mutate('comments.unresolveThread', ofThread)
  },
  'comments.decideSuggestion': async () => {
    const { ofThread } = await thread()
    const metadata = { mentions: [], suggestion: { text: 'It is.' } }
    const { commentId } = Object(await mutate('comments.addComment', { ...ofThread, body: '', metadata }))
    await mutate('comments.decideSuggestion', { ...ofThread, commentId, outcome: 'declined' })
  },
  'activity.checkChain': () => mutate('activity.checkChain', {}),
  'account.handOver': async () => mutate('account.handOver', { userId: (await someone()).id, toId: other.id }),
  'account.merge': async () => mutate('account.merge', { userId: (await someone()).id, toId: other.id }),
  'account.sendResetLink': async () => mutate('account.sendResetLink', { id: (await someone()).id }),
  'account.endSessionsOf': async () => {
    const person = await someone()
    await logInAs(person)
    await mutate('account.endSessionsOf', { userId: person.id })
  },
  'account.endOtherSessions': async () => {
    const person = await someone()
    await logInAs(person)
    await mutate('account.endOtherSessions', {}, await logInAs(person))
  },
  'account.endSession': async () => {
    const as = await logInAs(await someone())
    const { sessions } = Object(dataOf(await rpcClient(as).query('account.getSessions', {})))
    await mutate('account.endSession', { id: sessions[0].id }, as)
  },
  'account.changePassword': async () => {
    const input = { current: passwordOfPeople, next: 'lantern-otter-quarry-59' }
    await mutate('account.changePassword', input, await logInAs(await someone()))
  },
  'account.renamePasskey': async () => mutate('account.renamePasskey', { id: 'none', name: 'Blue key' }),
  'account.forgetDevice': async () => mutate('account.forgetDevice', { id: 'none' }),
  'assistant.dismissQuestion': async () => {
    const { id } = await scene().given('assistants', administrator)
    await mutate('assistant.dismissQuestion', { assistant: String(id), key: 'a'.repeat(64), isDismissed: true })
  },
  'newsletter.importSubscribers': async () => {
    const { id } = await scene().given('newsletter-lists', administrator)
    const file = { csv: 'email\nada@reader.test', consentSource: 'Fair', consentDate: '2026-11-01', isRestoring: false }
    await mutate('newsletter.importSubscribers', { list: String(id), ...file })
  },
  'newsletter.sendTest': async () => {
    const { id } = await scene().given('newsletters', administrator)
    await mutate('newsletter.sendTest', { id, to: ['ada@reader.test'] })
  },
  'apiToken.create': token,
  'apiToken.change': async () => mutate('apiToken.change', { id: (await token()).id, name: 'Wire' }),
  'apiToken.revoke': async () => mutate('apiToken.revoke', await token()),
  'role.changePermissions': async () => {
    const { id } = await scene().given('roles', administrator)
    await mutate('role.changePermissions', { changes: [{ id, given: ['CREATE_POST'], taken: [] }] })
  },
  'preview.endLinks': async () => {
    const { id } = await scene().given('posts', administrator)
    await mutate('preview.endLinks', { collection: 'posts', id })
  },
  'post /users/login': async () => logInAs(await someone()),
  'post /users/logout': async () => (await logInAs(await someone()))('POST', '/api/users/logout'),
  'post /account/log-in': async () => {
    const { email } = await someone()
    await client('POST', '/api/account/log-in', { email, password: passwordOfPeople })
  },
  ...Object.fromEntries(
    ['publish', 'schedule', 'unschedule', 'unpublish', 'revert', 'trash', 'restore'].map((action) => [
      `lifecycle ${action}`,
      async () => {
        const { id } = await scene().given('posts', administrator)
        const act = (name: string, input: object = {}) => client('POST', `/api/posts/${id}/${name}`, input)
        const soon = { publishDate: new Date(Date.now() + 3_600_000).toISOString() }
        const before: Record<string, [string, object?][]> = {
          unschedule: [['schedule', soon]],
          unpublish: [['publish']],
          revert: [['publish'], ['publish']],
          restore: [['trash']],
        }
        for (const [name, input] of before[action] ?? []) await act(name, input)
        const input = action === 'schedule' ? soon : action === 'unpublish' ? { unpublishAction: 'return_gone' } : {}
        return act(action, input)
      },
    ]),
  ),
}

const writing = new Set(['post', 'patch', 'put', 'delete'])
const lifecycleDoor = /^post \/[a-z-]+\/:id\/(publish|schedule|unschedule|unpublish|revert|trash|restore)$/

const typeOf = (procedure: unknown): unknown => Reflect.get(Object(Reflect.get(Object(procedure), '_def')), 'type')

// Every door of the product that can write, as the running configuration has it.
const doors = (): string[] => {
  const named = (prefix: string, endpoints: false | { method: string; path: string }[]) =>
    (endpoints || [])
      .filter(({ method }) => writing.has(method))
      .map(({ method, path: at }) => `${method} ${prefix}${at}`)
  const mutations = Object.entries(router._def.procedures).filter(([, each]) => typeOf(each) === 'mutation')
  return [
    ...config.collections.flatMap(({ slug, endpoints }) => named(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => named(`/globals/${slug}`, endpoints)),
    ...named('', config.endpoints),
    ...mutations.map(([name]) => name),
  ]
}

describe('every door that writes', () => {
  it('leaves an entry in the activity log, or has a reason why not', () => {
    const isKnown = (door: string) =>
      door in calls ||
      door in testedElsewhere ||
      door in throughPayload ||
      door in silentDoors ||
      lifecycleDoor.test(door) ||
      [...doorsOfPayload, ...doorsOfOthers].some((pattern) => pattern.test(door))
    expect(doors().filter((door) => !isKnown(door))).toEqual([])
  })

  it('is one of the product: no reason outlives its door', () => {
    const known = new Set(doors())
    const named = [...Object.keys(testedElsewhere), ...Object.keys(throughPayload), ...Object.keys(silentDoors)]
    expect(named.filter((door) => !known.has(door))).toEqual([])
    const collections = new Set<string>(config.collections.map(({ slug }) => slug))
    expect(
      [...Object.keys(silentCollections), ...Object.values(throughPayload)].filter((slug) => !collections.has(slug)),
    ).toEqual([])
  })

  it('has a test that looks at the log, where it is tested elsewhere', async () => {
    for (const file of new Set(Object.values(testedElsewhere))) {
      expect(await readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8')).toContain('activity')
    }
  })

  it.each(Object.entries(calls))('%s', async (_door, call) => {
    expect((await added(call)).length).toBeGreaterThan(0)
  })

  it('is refused with an entry where the person has no right', async () => {
    const { id } = await scene().given('tags', administrator)
    const stranger = await createPerson(payload, ['IMPERSONATE_CUSTOMER'])
    const as = await logInAs(stranger)
    const refused = await added(() => as('PATCH', `/api/roles/1`, { name: 'Mine' }))
    expect(refused).toMatchObject([{ action: 'update', kind: 'roles', documentId: '1', byName: stranger.name }])
    expect(await added(() => rpcClient(as).mutate('post.delete', { id: String(id) }))).toHaveLength(1)
    const wrong = { email: stranger.email, password: 'not-the-password' }
    expect(await added(() => client('POST', '/api/users/login', wrong))).toMatchObject([
      { action: 'logIn', kind: 'users', documentId: String(stranger.id), byName: null },
    ])
    const unknown = { email: 'unknown@citydesk.test', password: 'not-the-password' }
    expect(await added(() => client('POST', '/api/users/login', unknown))).toEqual([])
  })
})

// What a collection needs beyond the sample of the tests of permissions, and what is changed where it is not the title.
const more: Partial<Record<CollectionSlug, object>> = {
  'reusable-blocks': { title: 'Sample' },
  'newsletter-suppressions': { email: 'sample@reader.test', reason: 'manual' },
}
const changes: Partial<Record<CollectionSlug, object>> = {
  invitations: { name: 'Renamed' },
  media: { caption: 'Renamed' },
  'url-targets': { note: 'Renamed' },
}

// Addresses are added and removed, never changed.
const unchangeable = new Set<CollectionSlug>(['newsletter-suppressions'])

describe('every collection', () => {
  it('leaves an entry for what a person creates, changes and deletes', async () => {
    const sample = scene()
    const found: Record<string, string[]> = {}
    const expected: Record<string, string[]> = {}
    for (const { slug, custom, admin } of config.collections) {
      const collection: CollectionSlug = slug
      if (slug in silentCollections || slug in collectionsOfProduct) continue
      const outcome = await added(async () => {
        const { id } = z.object({ id: z.number() }).parse(await sample.create(collection, more[collection]))
        const change = changes[collection] ?? { [admin.useAsTitle ?? 'name']: `renamed-${slug}@reader.test` }
        if (!unchangeable.has(collection)) await sample.update(collection, id, change)
        if (custom?.lifecycle) await sample.update(collection, id, { deletedAt: new Date().toISOString() })
        await sample.deletePermanently(collection, id)
      })
      found[slug] = outcome.filter(({ kind }) => kind === slug).map(({ action }) => action)
      const written = custom?.lifecycle ? ['save', 'trash'] : ['update']
      expected[slug] = ['create', ...(unchangeable.has(collection) ? [] : written), 'erase']
    }
    expect(found).toEqual(expected)
  })

  it('and every global leaves one for what a person changes', async () => {
    for (const [slug, data] of [
      ['settings', { tagline: 'Every day' }],
      ['alert', { text: 'Storm' }],
    ] as const) {
      const outcome = await added(() => client('POST', `/api/globals/${slug}`, data))
      expect(outcome).toMatchObject([{ action: 'update', kind: slug }])
    }
    expect(config.globals.map(({ slug }) => slug).sort()).toEqual(['alert', 'settings'])
  })
})
