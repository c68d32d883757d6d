import { graphql, graphqlUpdate, local, rest, restOfMany, say } from './attempts.ts'
import { attempt, type Row } from './doors.ts'
import { attemptedHeadline, type Scene } from './scene.ts'

const reads = 'reading changes nothing'
const ofReaders = 'the reader site has no login and no call that writes content'
const keeps = 'it deletes nothing'
const noPublication = 'it publishes nothing'

const locked = (scene: Scene) => scene.locked
const ofEditor = (scene: Scene) => scene.ofEditor
const headline = () => ({ headline: attemptedHeadline })

/** A document that another person has locked, from an editor, who may change it otherwise. */
export const lockRow: Row = {
  'REST read': reads,
  'REST create': 'no other person has a new document yet',
  'REST update': [
    attempt(
      'a change',
      423,
      rest('editor', 'PATCH', (scene) => `/posts/${scene.locked}`, headline),
    ),
  ],
  'REST update of many': [attempt('a change of many', 400, restOfMany('editor', 'PATCH', locked, headline))],
  'REST duplicate': 'a copy leaves its source as it is',
  'REST restore version': [
    attempt('an old version', 423, async ({ people, locked: id, newestVersionOf }) => {
      return (await people.editor.call('POST', `/posts/versions/${await newestVersionOf(id)}?draft=true`)).status
    }),
  ],
  'REST delete': 'only documents in the trash are deleted, and a locked document cannot be moved there',
  'lifecycle call': ['publish', 'trash'].map((action) =>
    attempt(
      action,
      423,
      rest('editor', 'POST', (scene) => `/posts/${scene.locked}/${action}`),
    ),
  ),
  GraphQL: [attempt('updatePost', 423, graphqlUpdate('editor', locked, headline))],
  'Local API as a person': [
    attempt(
      'update',
      423,
      local('editor', 'update', (scene) => ({ collection: 'posts', id: scene.locked, data: headline() })),
    ),
  ],
  procedure: 'no procedure writes shared documents, except to delete them out of the trash',
  socket: [attempt('post.publish', 423, say('editor', locked, 'post.publish', {}))],
  upload: 'files are not locked',
  job: 'a publication that was scheduled is done in spite of a lock',
  site: ofReaders,
}

/** Deletion for good of a document that is not in the trash, from an editor. */
export const trashRow: Row = {
  'REST read': reads,
  'REST create': keeps,
  'REST update': keeps,
  'REST update of many': keeps,
  'REST duplicate': keeps,
  'REST restore version': keeps,
  'REST delete': [
    attempt(
      'one',
      409,
      rest('editor', 'DELETE', (scene) => `/posts/${scene.ofEditor}`),
    ),
    attempt('many', 400, restOfMany('editor', 'DELETE', ofEditor)),
  ],
  'lifecycle call': keeps,
  GraphQL: [
    attempt(
      'deletePost',
      409,
      graphql('editor', 'mutation ($id: Int!) { deletePost(id: $id) { id } }', (scene) => ({ id: scene.ofEditor })),
    ),
  ],
  'Local API as a person': [
    attempt(
      'delete',
      409,
      local('editor', 'delete', (scene) => ({ collection: 'posts', id: scene.ofEditor })),
    ),
  ],
  procedure: [
    attempt(
      'post.delete',
      409,
      rest(
        'editor',
        'POST',
        () => '/rpc/post.delete',
        (scene) => ({ id: scene.ofEditor }),
      ),
    ),
  ],
  socket: 'no message deletes for good',
  upload: 'files have no trash',
  job: 'no job deletes documents',
  site: ofReaders,
}

/** Publication of a post that fails Required checks, from an editor, who may publish it otherwise. */
export const readinessRow: Row = {
  'REST read': reads,
  'REST create': noPublication,
  'REST update': noPublication,
  'REST update of many': noPublication,
  'REST duplicate': noPublication,
  'REST restore version': noPublication,
  'REST delete': noPublication,
  'lifecycle call': ['publish', 'schedule'].map((action) => {
    const path = (scene: Scene) => `/posts/${scene.unready}/${action}`
    return attempt(
      action,
      422,
      rest('editor', 'POST', path, () => ({ publishDate: '2099-01-01T00:00:00Z' })),
    )
  }),
  GraphQL: noPublication,
  'Local API as a person': noPublication,
  procedure: noPublication,
  socket: [
    attempt(
      'post.publish',
      422,
      say('editor', (scene) => scene.unready, 'post.publish', {}),
    ),
  ],
  upload: noPublication,
  job: 'plugins/lifecycle/schedule.int.test.ts tests the checks when a publication is due',
  site: ofReaders,
}
