import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { until } from '#tests/until.ts'
import { graphqlCreate, graphqlUpdate, inRoom, local, rest, restOfMany } from './attempts.ts'
import { attempt, type Row } from './doors.ts'
import { attemptedHeadline, forbiddenHtml, htmlBlock, htmlBody, permittedHtml, plainBody, type Scene } from './scene.ts'

const ofWriter = (scene: Scene) => scene.ofWriter
const body = (scene: Scene) => ({ body: scene.body })
const titledBody = (scene: Scene) => ({ title: attemptedHeadline, body: scene.body })
const postWithBody = (scene: Scene) => ({ headline: attemptedHeadline, type: 'article', body: scene.body })

// Restores, as the writer, a version from before the administrator removed html; first one without html.
async function restoreHtml({ people, ofWriter, newestVersionOf }: Scene): Promise<number> {
  const restoreNewestAfter = async (html: string | null) => {
    await people.admin.call('PATCH', `/posts/${ofWriter}`, { body: html === null ? plainBody : htmlBody(html) })
    const version = await newestVersionOf(ofWriter)
    await people.admin.call('PATCH', `/posts/${ofWriter}`, { body: plainBody })
    return (await people.writer.call('POST', `/posts/versions/${version}?draft=true`)).status
  }
  const plain = await restoreNewestAfter(null)
  if (plain !== 200) throw new Error(`A version without html answers ${plain}`)
  return restoreNewestAfter(permittedHtml)
}

/** Html that was not in the body before, from a person without UPDATE_HTML_BLOCK. */
export const htmlRow: Row = {
  'REST read': 'it writes nothing',
  'REST create': [
    attempt(
      'a new post',
      403,
      rest('writer', 'POST', () => '/posts', postWithBody),
    ),
    attempt(
      'a new draft',
      403,
      rest('contributor', 'POST', () => '/posts?draft=true', postWithBody),
    ),
    attempt(
      'a reusable block',
      403,
      rest('curator', 'POST', () => '/reusable-blocks', titledBody),
    ),
  ],
  'REST update': [
    attempt(
      'a change of their own post',
      403,
      rest('writer', 'PATCH', (scene) => `/posts/${scene.ofWriter}`, body),
    ),
  ],
  'REST update of many': [attempt('a change of many', 400, restOfMany('writer', 'PATCH', ofWriter, body))],
  'REST duplicate': [
    attempt(
      'a copy with another body',
      403,
      rest(
        'writer',
        'POST',
        (scene) => `/posts/${scene.ofWriter}/duplicate`,
        (scene) => ({ headline: attemptedHeadline, ...body(scene) }),
      ),
    ),
  ],
  'REST restore version': [attempt('a version with html', 403, restoreHtml)],
  'REST delete': 'it removes, and writes nothing',
  'lifecycle call': 'it changes the status, and writes no body',
  GraphQL: [
    attempt('createPost', 403, graphqlCreate('writer', postWithBody)),
    attempt('updatePost', 403, graphqlUpdate('writer', ofWriter, body)),
  ],
  'Local API as a person': [
    attempt(
      'update',
      403,
      local('writer', 'update', (scene) => ({ collection: 'posts', id: scene.ofWriter, data: body(scene) })),
    ),
  ],
  procedure: 'no procedure writes a body',
  socket: [
    attempt(
      'a block in the story',
      403,
      inRoom('writer', ofWriter, async ({ document, messages }) => {
        writeTree(sharedTree(document, 'body'), [htmlBlock(forbiddenHtml)], {})
        await until('the writer is refused', () => messages.some(({ type }) => type === 'action.permissions.forbidden'))
        return 403
      }),
    ),
  ],
  upload: 'a file has no body',
  job: 'a job publishes what was written through the other doors',
  site: 'the reader site has no login and no call that writes content',
}
