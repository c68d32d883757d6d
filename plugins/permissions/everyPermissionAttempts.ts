import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import type { ActionCall, LifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import type { Person } from '#tests/integration/people.ts'

type Content = LifecycleSlug

export interface Scene {
  payload: Payload
  /** Who asks, as a strategy of authentication answers them; null for a stranger. */
  user: PayloadRequest['user']
  /** The person whose documents count as own. */
  person: Person
  /** Another user, without permissions. */
  other: Person
  given: (collection: CollectionSlug, owner: Person, more?: object) => Promise<{ id: number }>
  create: (collection: CollectionSlug, more?: object) => Promise<unknown>
  update: (collection: CollectionSlug, id: number, data: object) => Promise<unknown>
  act: (collection: Content, id: number, call: ActionCall) => Promise<unknown>
  deletePermanently: (collection: CollectionSlug, id: number) => Promise<unknown>
}

/**
 * A way into the product: documents over REST, GraphQL and the screens, or the calls of the lifecycle beside them
 * (docs/lifecycle.md).
 */
export type Door = 'documents' | 'actions'

interface Way {
  door: Door
  // The collection or global.
  of: string
  run: (scene: Scene) => Promise<unknown>
}

/** One thing that a permission allows. `needs` are permissions that it does not work without. */
export interface Attempt extends Way {
  what: string
  needs: Permission[]
}

type Attempts = Partial<Record<Permission, Attempt[]>>

const attempt = (what: string, way: Way, needs: Permission[] = []): Attempt => ({ what, ...way, needs })

const documents = (of: string, run: Way['run']): Way => ({ door: 'documents', of, run })

let count = 0

const { limits, model } = assistantDefaults
const assistantData = { model, limits }

// Returns the minimum data of a valid document; names are unique.
const sampleOf = async (payload: Payload, collection: CollectionSlug): Promise<object> => {
  count += 1
  const name = `Sample ${count}`
  switch (collection) {
    case 'posts':
      return { headline: name, type: 'article' }
    case 'newsletters': {
      const list = await payload.create({ collection: 'newsletter-lists', data: { name }, draft: false })
      return { title: name, subject: name, list: list.id }
    }
    case 'promotions':
      return { heading: name }
    case 'pages':
      return { title: name }
    case 'users':
      return { name, email: `sample-${count}@citydesk.test`, password: 'only-for-tests' }
    case 'invitations':
      return { name, email: `sample-${count}@citydesk.test` }
    case 'assistant-answers': {
      const assistant = await payload.create({
        collection: 'assistants',
        data: { ...assistantData, name },
        draft: false,
      })
      return { question: name, answer: name, assistant: assistant.id }
    }
    case 'candidate-forums':
      return { title: name, candidates: [{ name: 'Ada' }, { name: 'Bo' }] }
    case 'url-targets':
      return { path: `/sample-${count}`, type: 'gone' }
    default:
      return { name }
  }
}

const picture = () => ({
  name: `sample-${count}.gif`,
  mimetype: 'image/gif',
  data: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  size: 42,
})

export function createScene(
  payload: Payload,
  { user, person, other }: Pick<Scene, 'user' | 'person' | 'other'>,
): Scene {
  const fileOf = (collection: CollectionSlug) => (collection === 'media' ? { file: picture() } : {})
  const asPerson = { user, overrideAccess: false }
  return {
    payload,
    user,
    person,
    other,
    given: async (collection, owner, more = {}) => {
      const data = { ...(await sampleOf(payload, collection)), createdBy: owner.id, ...more }
      const { id } = await payload.create({ collection, data: data as never, draft: false, ...fileOf(collection) })
      return { id: Number(id) }
    },
    create: async (collection, more = {}) => {
      const data = { ...(await sampleOf(payload, collection)), ...more }
      return payload.create({ collection, data: data as never, draft: false, ...fileOf(collection), ...asPerson })
    },
    update: (collection, id, data) => payload.update({ collection, id, data: data as never, ...asPerson }),
    act: async (collection, id, call) => {
      const req = await createLocalReq({ user: user ?? undefined }, payload)
      const request = { collection, id, call, source: 'rest', idempotencyKey: null } as const
      return performAction(req, request, { isRunningJobs: false })
    },
    deletePermanently: (collection, id) => payload.delete({ collection, id, trash: true, ...asPerson }),
  }
}

const trashed = () => ({ deletedAt: new Date().toISOString() })
const live = { _status: 'published' }
const publish: ActionCall = { action: 'publish', input: { updatePublishDate: false } }
const unpublish: ActionCall = { action: 'unpublish', input: { unpublishAction: 'return_gone' } }

const acting = (collection: Content, whose: 'person' | 'other', call: ActionCall, state: object = {}): Way => ({
  door: 'actions',
  of: collection,
  run: async (scene) => scene.act(collection, (await scene.given(collection, scene[whose], state)).id, call),
})

const changing = (
  collection: CollectionSlug,
  whose: 'person' | 'other',
  change: () => object,
  state: object = {},
): Way =>
  documents(collection, async (scene) =>
    scene.update(collection, (await scene.given(collection, scene[whose], state)).id, change()),
  )

const deleting = (collection: CollectionSlug, whose: 'person' | 'other', state: () => object = () => ({})): Way =>
  documents(collection, async (scene) =>
    scene.deletePermanently(collection, (await scene.given(collection, scene[whose], state())).id),
  )

const creating = (collection: CollectionSlug, state: object = {}): Way =>
  documents(collection, ({ create }) => create(collection, state))

const ownedContent = (suffix: 'POST' | 'NEWSLETTER' | 'PROMOTION', collection: Content, name: string): Attempts => {
  const rename = () => ({ [name]: 'New' })
  return {
    [`CREATE_${suffix}`]: [attempt('create', creating(collection))],
    [`UPDATE_SELF_${suffix}`]: [attempt('change their own', changing(collection, 'person', rename))],
    [`UPDATE_${suffix}`]: [attempt('change another’s', changing(collection, 'other', rename))],
    [`DELETE_SELF_${suffix}`]: [attempt('trash their own', changing(collection, 'person', trashed))],
    [`DELETE_${suffix}`]: [
      attempt('trash another’s', changing(collection, 'other', trashed)),
      attempt('delete for good', deleting(collection, 'other', trashed)),
    ],
    [`PUBLISH_${suffix}`]: [attempt('publish a draft', acting(collection, 'other', publish), [`UPDATE_${suffix}`])],
    [`UNPUBLISH_SELF_${suffix}`]: [attempt('unpublish their own', acting(collection, 'person', unpublish, live))],
    [`UNPUBLISH_${suffix}`]: [
      attempt('unpublish another’s', acting(collection, 'other', unpublish, live)),
      attempt('trash a live one of another', changing(collection, 'other', trashed, live), [`DELETE_${suffix}`]),
    ],
  }
}

const sharedContent = (suffix: 'SECTION' | 'PAGE', collection: Content, name: string): Attempts => ({
  [`UPDATE_${suffix}`]: [
    attempt('create', creating(collection)),
    attempt(
      'change',
      changing(collection, 'other', () => ({ [name]: 'New' })),
    ),
  ],
  [`PUBLISH_${suffix}`]: [
    attempt('publish', acting(collection, 'other', publish), [`UPDATE_${suffix}`]),
    attempt('unpublish', acting(collection, 'other', unpublish, live)),
    attempt('delete for good', deleting(collection, 'other', trashed), [`UPDATE_${suffix}`]),
  ],
})

const library = (suffix: 'AUTHOR' | 'POST_SOURCE' | 'CONTRIBUTOR_ROLE', collection: CollectionSlug): Attempts => ({
  [`CREATE_${suffix}`]: [attempt('create', creating(collection))],
  [`UPDATE_${suffix}`]: [
    attempt(
      'change',
      changing(collection, 'other', () => ({ name: `New ${count}` })),
    ),
  ],
})

const listing = (collection: CollectionSlug): Way =>
  documents(collection, ({ payload, user }) => payload.find({ collection, user, overrideAccess: false }))

const assistantsOf = (other: Permission): Attempt[] => [
  attempt('set up an assistant', creating('assistants'), [other]),
  attempt('change an assistant', changing('assistants', 'other', rename), [other]),
  attempt('delete an assistant', deleting('assistants', 'other'), [other]),
  attempt('write an answer', creating('assistant-answers'), [other]),
  attempt(
    'change an answer',
    changing('assistant-answers', 'other', () => ({ answer: 'New' })),
    [other],
  ),
  attempt('delete an answer', deleting('assistant-answers', 'other'), [other]),
]

const rename = () => ({ name: 'New' })
const describeAgain = () => ({ description: 'New' })
const caption = () => ({ caption: 'New' })

const posts = ownedContent('POST', 'posts', 'headline')
const pages = sharedContent('PAGE', 'pages', 'title')

/**
 * The actions that each permission allows. Permissions without an entry guard nothing that is stored; their gate is
 * tested instead.
 */
export const attempts: Attempts = {
  ...posts,
  UPDATE_POST: [
    ...(posts.UPDATE_POST ?? []),
    attempt('set up a forum', creating('candidate-forums')),
    attempt(
      'change a forum',
      changing('candidate-forums', 'other', () => ({ title: 'New' })),
    ),
  ],
  DELETE_POST: [...(posts.DELETE_POST ?? []), attempt('delete a forum', deleting('candidate-forums', 'other'))],
  ...ownedContent('NEWSLETTER', 'newsletters', 'title'),
  ...ownedContent('PROMOTION', 'promotions', 'heading'),
  ...sharedContent('SECTION', 'sections', 'name'),
  ...pages,
  UPDATE_PAGE: [...(pages.UPDATE_PAGE ?? []), ...assistantsOf('PUBLISH_PAGE')],
  PUBLISH_PAGE: [...(pages.PUBLISH_PAGE ?? []), ...assistantsOf('UPDATE_PAGE')],
  ...library('AUTHOR', 'authors'),
  ...library('POST_SOURCE', 'post-sources'),
  ...library('CONTRIBUTOR_ROLE', 'contributor-roles'),
  CREATE_FILE: [attempt('upload', creating('media'))],
  UPDATE_SELF_FILE: [attempt('caption their own', changing('media', 'person', caption))],
  UPDATE_FILE: [attempt('caption another’s', changing('media', 'other', caption))],
  DELETE_SELF_FILE: [attempt('delete their own', deleting('media', 'person'))],
  DELETE_FILE: [attempt('delete another’s', deleting('media', 'other'))],
  CREATE_USER: [attempt('create', creating('users'))],
  READ_USER: [
    attempt(
      'read another',
      documents('users', ({ payload, user, other }) =>
        payload.findByID({ collection: 'users', id: other.id, user, overrideAccess: false }),
      ),
    ),
  ],
  UPDATE_USER: [
    attempt(
      'change another',
      documents('users', ({ update, other }) => update('users', other.id, rename())),
    ),
  ],
  UPDATE_SELF_USER: [
    attempt(
      'change their name',
      documents('users', ({ update, person }) => update('users', person.id, rename())),
    ),
  ],
  DELETE_USER: [attempt('delete another', deleting('users', 'other'))],
  DELETE_SELF_USER: [
    attempt(
      'delete their own account',
      documents('users', ({ deletePermanently, person }) => deletePermanently('users', person.id)),
    ),
  ],
  CREATE_ROLE: [attempt('create', creating('roles'))],
  READ_ROLE: [attempt('list', listing('roles'))],
  UPDATE_ROLE: [attempt('change', changing('roles', 'other', describeAgain))],
  DELETE_ROLE: [attempt('delete', deleting('roles', 'other'))],
  CREATE_INVITATION: [attempt('create', creating('invitations'))],
  READ_INVITATION: [attempt('list', listing('invitations'))],
  UPDATE_INVITATION: [
    attempt(
      'change',
      changing('invitations', 'other', () => ({ name: 'New' })),
    ),
  ],
  DELETE_INVITATION: [attempt('delete', deleting('invitations', 'other'))],
  VIEW_REDIRECTS: [attempt('list', listing('url-targets'))],
  CREATE_REDIRECT: [attempt('create', creating('url-targets'))],
  UPDATE_REDIRECT: [
    attempt(
      'change',
      changing('url-targets', 'other', () => ({ note: 'New' })),
    ),
  ],
  DELETE_REDIRECT: [attempt('delete', deleting('url-targets', 'other'))],
  READ_ACTIVITY: [attempt('list', listing('activity'))],
  MANAGE_HOMEPAGE: [
    attempt(
      'change',
      documents('fronts', ({ payload, user }) =>
        payload.update({ collection: 'fronts', id: homeFrontId, data: {}, user, overrideAccess: false }),
      ),
    ),
    attempt(
      'change the alert',
      documents('alert', ({ payload, user }) =>
        payload.updateGlobal({ slug: 'alert', data: { text: 'New' }, user, overrideAccess: false }),
      ),
    ),
  ],
  SYSTEM_TOOLS: [
    attempt(
      'change settings',
      documents('settings', ({ payload, user }) =>
        payload.updateGlobal({ slug: 'settings', data: { tagline: 'New' }, user, overrideAccess: false }),
      ),
    ),
  ],
}
