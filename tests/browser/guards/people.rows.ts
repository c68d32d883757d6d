import { z } from 'zod'
import { signInByRest } from '../lifecycle/restPerson.ts'
import { graphql, local, rest } from './attempts.ts'
import { type AttemptOutcome, attempt, type Row } from './doors.ts'
import type { Scene } from './scene.ts'

const content = 'it is about content, not about people'
const asRead = 'its answer goes through the same fields as a read'
const roles = z.object({ docs: z.array(z.object({ id: z.number() })) })
const ownRole = () => ({ name: 'Mine', permissions: ['SYSTEM_TOOLS'] })

async function administratorRole({ people }: Scene): Promise<number> {
  const { body } = await people.admin.call('GET', '/roles?depth=0&where[name][equals]=Administrator')
  const [role] = roles.parse(body).docs
  if (!role) throw new Error('There is no role of administrators')
  return role.id
}

const onRole =
  (method: string, more = '', data?: object) =>
  async (scene: Scene) => {
    const path = `/roles/${await administratorRole(scene)}${more}`
    return (await scene.people.writer.call(method, path, data)).status
  }

// Gives the writer, as the writer, the role of administrators; "ignored" where their account stays as it was.
const raised = (path: (scene: Scene) => string) => async (scene: Scene) => {
  const { admin, writer } = scene.people
  const privileges = async () => {
    const { body } = await admin.call('GET', `/users/${writer.userId}?depth=0`)
    const { roles, status, permissions } = z.looseObject({}).parse(body)
    return JSON.stringify({ roles, status, permissions })
  }
  const before = await privileges()
  const data = { roles: [await administratorRole(scene)], permissions: ['SYSTEM_TOOLS'] }
  const { status } = await writer.call('PATCH', path(scene), data)
  return status < 400 && (await privileges()) === before ? 'ignored' : status
}

/** More permissions than a person holds, given to themselves, from a writer. */
export const privilegesRow: Row = {
  'REST read': 'it gives nothing',
  'REST create': [
    attempt('an account with every permission', 403, async (scene) => {
      const account = { name: 'Mine', email: 'mine@citydesk.test', password: 'long-enough-for-a-test' }
      const data = { ...account, roles: [await administratorRole(scene)] }
      return (await scene.people.writer.call('POST', '/users', data)).status
    }),
    attempt(
      'a role',
      403,
      rest('writer', 'POST', () => '/roles', ownRole),
    ),
  ],
  'REST update': [
    attempt(
      'a role for themselves',
      'ignored',
      raised(({ people }) => `/users/${people.writer.userId}`),
    ),
    attempt('other permissions of a role', 403, onRole('PATCH', '', { permissions: [] })),
  ],
  'REST update of many': [
    attempt(
      'a role for themselves',
      'ignored',
      raised(({ people }) => `/users?where[id][equals]=${people.writer.userId}`),
    ),
  ],
  'REST duplicate': [attempt('a copy of a role', 404, onRole('POST', '/duplicate', {}))],
  'REST restore version': 'accounts and roles have no versions',
  'REST delete': [attempt('a role', 403, onRole('DELETE'))],
  'lifecycle call': content,
  GraphQL: [
    attempt(
      'createRole',
      403,
      graphql('writer', 'mutation { createRole(data: { name: "Mine", permissions: [SYSTEM_TOOLS] }) { id } }'),
    ),
  ],
  'Local API as a person': [
    attempt(
      'a role',
      403,
      local('writer', 'create', () => ({ collection: 'roles', data: ownRole() })),
    ),
  ],
  procedure: content,
  socket: content,
  upload: content,
  job: content,
  site: 'the reader site has no accounts of the newsroom',
}

// Returns "ignored" where an answer holds no secret of an account, or 200.
const unlessDisclosed = (body: unknown, secret = /"(hash|salt|resetPasswordToken)":(?!null)/): AttemptOutcome =>
  secret.test(JSON.stringify(body)) ? 200 : 'ignored'

const address = /@citydesk\.test/

/** Secrets of accounts, and what strangers are not shown. */
export const hiddenRow: Row = {
  'REST read': [
    attempt('the secrets of their own account', 'ignored', async ({ people }) => {
      const path = `/users/${people.editor.userId}?depth=0&select[hash]=true&select[salt]=true&select[name]=true`
      return unlessDisclosed((await people.editor.call('GET', path)).body)
    }),
    attempt('the sessions of another person', 'ignored', async ({ people }) => {
      const { body } = await people.admin.call('GET', `/users/${people.editor.userId}?depth=0`)
      return unlessDisclosed(body, /"sessions":\[\{/)
    }),
    attempt(
      'a search by a secret',
      400,
      rest('admin', 'GET', () => '/users?where[hash][like]=a'),
    ),
    attempt(
      'a search by a secret of the maker',
      400,
      rest('writer', 'GET', () => '/posts?where[createdBy.hash][like]=a'),
    ),
    attempt(
      'an order by a secret of the maker',
      400,
      rest('writer', 'GET', () => '/posts?sort=headline,-createdBy.hash'),
    ),
    attempt(
      'an order of versions by a secret',
      400,
      rest('writer', 'GET', () => '/posts/versions?sort=version.createdBy.hash'),
    ),
    attempt('the instructions of assistants, by a stranger', 403, async ({ newsroom }) => {
      return (await fetch(`${newsroom.cmsUrl}/api/assistants`)).status
    }),
    attempt('the instructions of assistants through a forum, by a stranger', 400, async ({ newsroom }) => {
      const search = 'where[candidates.assistant.instructions][like]=a'
      return (await fetch(`${newsroom.cmsUrl}/api/candidate-forums?${search}`)).status
    }),
    attempt('the rules of a forum, by a stranger', 'ignored', async ({ newsroom }) => {
      const response = await fetch(`${newsroom.cmsUrl}/api/candidate-forums?depth=2`)
      const body: unknown = await response.json()
      if (!JSON.stringify(body).includes('"title":')) throw new Error('No forum was told')
      return unlessDisclosed(body, /"rules"|"dayDollars"/)
    }),
    attempt('a search by the rules of a forum, by a stranger', 400, async ({ newsroom }) => {
      return (await fetch(`${newsroom.cmsUrl}/api/candidate-forums?where[rules.instructions][like]=a`)).status
    }),
    attempt('reported answers, by a stranger', 403, async ({ newsroom }) => {
      return (await fetch(`${newsroom.cmsUrl}/api/answer-reports`)).status
    }),
    attempt(
      'reported answers',
      403,
      rest('writer', 'GET', () => '/answer-reports'),
    ),
    attempt('a draft, by a stranger', 404, async ({ newsroom, ofEditor }) => {
      return (await fetch(`${newsroom.cmsUrl}/api/posts/${ofEditor}?draft=true`)).status
    }),
  ],
  'REST create': asRead,
  'REST update': [
    attempt('a password and sessions that are written', 'ignored', async ({ newsroom, people: { writer } }) => {
      const data = { hash: 'x', salt: 'x', resetPasswordToken: 'x', sessions: [] }
      const { body, status } = await writer.call('PATCH', `/users/${writer.userId}`, data)
      const { status: after } = await writer.call('GET', `/users/${writer.userId}`)
      if (status >= 400 || after !== 200) return Math.max(status, after)
      // With the password as it was.
      await signInByRest(newsroom.cmsUrl, 'writer')
      return unlessDisclosed(body)
    }),
  ],
  'REST update of many': asRead,
  'REST duplicate': 'accounts cannot be duplicated',
  'REST restore version': 'accounts have no versions',
  'REST delete': asRead,
  'lifecycle call': content,
  GraphQL: [
    attempt('the secrets of accounts', 'ignored', async ({ people }) => {
      const query = '{ Users { docs { name hash salt resetPasswordToken } } }'
      const { body } = await people.admin.call('POST', '/graphql', { query })
      if (!JSON.stringify(body).includes('"name":"')) throw new Error('GraphQL told nothing of accounts')
      return unlessDisclosed(body)
    }),
    attempt('reported answers', 403, graphql('writer', '{ AnswerReports { docs { email } } }')),
    attempt('the rules of a forum, by a stranger', 'ignored', async ({ newsroom }) => {
      const query = '{ CandidateForums { docs { title rules { instructions dayDollars } } } }'
      const body = JSON.stringify({ query })
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`${newsroom.cmsUrl}/api/graphql`, { method: 'POST', headers, body })
      const answer: unknown = await response.json()
      if (!JSON.stringify(answer).includes('"title":')) throw new Error('GraphQL told no forum')
      return unlessDisclosed(answer, /"dayDollars":\d/)
    }),
    attempt('a search by a secret', 400, graphql('admin', '{ Users(where: { hash: { like: "a" } }) { docs { id } } }')),
    attempt(
      'an order by a secret of the maker',
      400,
      graphql('writer', '{ Posts(sort: "-createdBy__hash") { docs { id } } }'),
    ),
  ],
  'Local API as a person': [
    attempt(
      "another person's account",
      404,
      local('writer', 'findByID', ({ people }) => ({ collection: 'users', id: people.admin.userId })),
    ),
  ],
  procedure: [
    attempt(
      'what readers asked an assistant',
      403,
      rest(
        'curator',
        'GET',
        () => `/rpc/assistant.getConversations?input=${encodeURIComponent('{"assistant":"1","filters":{}}')}`,
      ),
    ),
    attempt(
      'a question that is tried with an assistant',
      403,
      rest(
        'curator',
        'POST',
        () => '/rpc/assistant.tryQuestion',
        () => ({ assistant: '1', question: 'Who pays?' }),
      ),
    ),
    attempt('the address of a person', 'ignored', async ({ people }) => {
      const input = encodeURIComponent(JSON.stringify({ ids: [String(people.admin.userId)] }))
      const { status, body } = await people.writer.call('GET', `/rpc/comments.usersByIds?input=${input}`)
      return status === 200 ? unlessDisclosed(body, address) : status
    }),
  ],
  socket: content,
  upload: content,
  job: [
    attempt(
      'the queue',
      403,
      rest('admin', 'GET', () => '/payload-jobs'),
    ),
  ],
  site: [
    attempt('what the site reads, by a stranger', 'ignored', async ({ newsroom }) => {
      const response = await fetch(`${newsroom.cmsUrl}/api/reader/page?path=/`)
      return response.ok ? unlessDisclosed(await response.text(), address) : response.status
    }),
  ],
}
