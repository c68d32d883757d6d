import { graphql, graphqlCreate, graphqlUpdate, local, rest, restOfMany, say } from './attempts.ts'
import { attempt, type Row } from './doors.ts'
import { attemptedHeadline, type Scene } from './scene.ts'

const reads = 'it writes nothing'
const ofReaders = 'the reader site has no login and no call that writes content'
const files = 'a file has no body and is not published'
const queue = 'a job publishes what was written and scheduled through the other doors'
const erases = 'it removes, and writes nothing'

const ofContributor = (scene: Scene) => scene.ofContributor
const ofEditor = (scene: Scene) => scene.ofEditor
const published = () => ({ _status: 'published' })
const publishedPost = () => ({ headline: attemptedHeadline, type: 'article', _status: 'published' })
const headline = () => ({ headline: attemptedHeadline })

/** Statuses that only actions set, and actions of a person without their permissions. */
export const statusRow: Row = {
  'REST read': reads,
  'REST create': [
    attempt(
      'a published post',
      400,
      rest('contributor', 'POST', () => '/posts', publishedPost),
    ),
  ],
  'REST update': [
    attempt(
      '_status',
      400,
      rest('contributor', 'PATCH', (scene) => `/posts/${scene.ofContributor}`, published),
    ),
    attempt(
      'publishStatus',
      400,
      rest(
        'contributor',
        'PATCH',
        (scene) => `/posts/${scene.ofContributor}`,
        () => ({ publishStatus: 'PUBLISHED' }),
      ),
    ),
  ],
  'REST update of many': [attempt('_status', 400, restOfMany('contributor', 'PATCH', ofContributor, published))],
  'REST duplicate': [
    attempt('a published copy', 'ignored', async ({ people, ofContributor: id }) => {
      const { status, body } = await people.contributor.call('POST', `/posts/${id}/duplicate`, publishedPost())
      return status < 400 && JSON.stringify(body).includes('"_status":"draft"') ? 'ignored' : status
    }),
  ],
  'REST restore version': [
    attempt('a version that is published', 'ignored', async ({ people, ofContributor: id, newestVersionOf }) => {
      const { status, body } = await people.contributor.call('POST', `/posts/versions/${await newestVersionOf(id)}`)
      return status < 400 && JSON.stringify(body).includes('"_status":"draft"') ? 'ignored' : status
    }),
  ],
  'REST delete': erases,
  'lifecycle call': ['publish', 'schedule', 'unpublish', 'trash'].map((action) => {
    const input = { publishDate: '2099-01-01T00:00:00Z', unpublishAction: 'return_gone' }
    const path = (scene: Scene) => `/posts/${scene.ofContributor}/${action}`
    return attempt(
      action,
      403,
      rest('contributor', 'POST', path, () => input),
    )
  }),
  GraphQL: [
    attempt('createPost', 400, graphqlCreate('contributor', publishedPost)),
    attempt('updatePost', 400, graphqlUpdate('contributor', ofContributor, published)),
  ],
  'Local API as a person': [
    attempt(
      'update',
      400,
      local('contributor', 'update', (scene) => ({ collection: 'posts', id: scene.ofContributor, data: published() })),
    ),
  ],
  procedure: 'no procedure publishes; the lifecycle has calls of its own',
  socket: [attempt('post.publish', 403, say('contributor', ofContributor, 'post.publish', {}))],
  upload: files,
  job: [
    attempt(
      'running the queue',
      401,
      rest('contributor', 'GET', () => '/payload-jobs/run'),
    ),
    attempt(
      'a job of their own',
      403,
      rest(
        'admin',
        'POST',
        () => '/payload-jobs',
        () => ({ taskSlug: 'publish-scheduled', input: { schedule: '1' }, queue: 'lifecycle' }),
      ),
    ),
  ],
  site: ofReaders,
}

/** Documents of other people, from a contributor, who may change only their own. */
export const othersRow: Row = {
  'REST read': 'the newsroom reads all posts; strangers are in the row of hidden fields',
  'REST create': [
    attempt(
      'an answer of an assistant',
      403,
      rest(
        'curator',
        'POST',
        () => '/assistant-answers',
        () => ({ assistant: 1, question: '?', answer: '!' }),
      ),
    ),
    attempt('a post in the name of an editor', 'ignored', async ({ people }) => {
      const data = { headline: attemptedHeadline, type: 'article', createdBy: people.editor.userId }
      const { status, body } = await people.contributor.call('POST', '/posts?depth=0', data)
      const isOwn = JSON.stringify(body).includes(`"createdBy":${people.contributor.userId}`)
      return isOwn ? 'ignored' : status
    }),
  ],
  'REST update': [
    attempt(
      'a change',
      403,
      rest('contributor', 'PATCH', (scene) => `/posts/${scene.ofEditor}`, headline),
    ),
  ],
  'REST update of many': [
    attempt('a change of many', 'ignored', restOfMany('contributor', 'PATCH', ofEditor, headline)),
  ],
  'REST duplicate': 'a copy belongs to its maker, and its source stays as it is',
  'REST restore version': [
    attempt('an old version', 403, async ({ people, ofEditor: id, newestVersionOf }) => {
      return (await people.contributor.call('POST', `/posts/versions/${await newestVersionOf(id)}?draft=true`)).status
    }),
  ],
  'REST delete': [
    attempt(
      'a deletion',
      403,
      rest('contributor', 'DELETE', (scene) => `/posts/${scene.ofEditor}`),
    ),
  ],
  'lifecycle call': [
    attempt(
      'trash',
      403,
      rest('contributor', 'POST', (scene) => `/posts/${scene.ofEditor}/trash`),
    ),
  ],
  GraphQL: [
    attempt('updatePost', 403, graphqlUpdate('contributor', ofEditor, headline)),
    attempt(
      'a decision about a reported answer',
      403,
      graphql('writer', 'mutation { updateAnswerReport(id: 1, data: { decision: left }) { id } }'),
    ),
    attempt(
      'a report that a person makes up',
      403,
      graphql(
        'admin',
        'mutation { createAnswerReport(data: { question: "?", answer: "!", reason: wrong, exchange: 1, decision: open }) { id } }',
      ),
    ),
    attempt(
      'updateAssistant',
      403,
      graphql('curator', 'mutation { updateAssistant(id: 1, data: { instructions: "Mine" }) { id } }'),
    ),
  ],
  'Local API as a person': [
    attempt(
      'update',
      403,
      local('contributor', 'update', (scene) => ({ collection: 'posts', id: scene.ofEditor, data: headline() })),
    ),
  ],
  procedure: [
    attempt(
      'post.delete',
      403,
      rest(
        'contributor',
        'POST',
        () => '/rpc/post.delete',
        (scene) => ({ id: scene.ofEditor }),
      ),
    ),
  ],
  socket: [attempt('post.trash', 403, say('contributor', ofEditor, 'post.trash', {}))],
  upload: [
    attempt("a change of another person's file", 403, async ({ people }) => {
      const { body } = await people.admin.call('GET', '/media?depth=0&limit=1')
      const id = /"id":(\d+)/.exec(JSON.stringify(body))?.[1]
      return (await people.contributor.call('PATCH', `/media/${id}`, { caption: attemptedHeadline })).status
    }),
  ],
  job: queue,
  site: ofReaders,
}
