import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { textOf } from '#plugins/collaboration/document/textChange.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import type { RangeAnchor } from '#plugins/comments/anchors/anchor.schema.ts'
import { rangeAnchor } from '#plugins/comments/anchors/anchor.ts'
import { addComment, createThread, setThreadResolution } from '#plugins/comments/comments.service.ts'
import { mailNoNotices } from '#plugins/comments/store/notices.store.ts'
import { hasThreads } from '#plugins/comments/store/threads.store.ts'
import { type CommentedWords, commentedStory, storyComments } from './comments.content.ts'
import { type AccountName, accounts } from './newsroom.content.ts'
import { demoKey, type Id, idOfKey } from './seed.store.ts'

/** Creates comments on a draft of the demo, unless it has any. Sends no e-mail about them. */
export async function seedComments(payload: Payload, people: ReadonlyMap<AccountName, Id>): Promise<void> {
  const id = await idOfKey(payload, 'posts', demoKey('post', commentedStory))
  if (id === null) return
  const documentId = documentKeyOf('posts', id)
  if (await hasThreads({ payload }, documentId)) return
  const { body } = await payload.findByID({ collection: 'posts', id, draft: true, depth: 0, trash: true })
  const blocks = blocksFromLexical(body)
  const origin = payload.config.serverURL
  const wordsOf = ({ text, mentions = [], suggestion }: CommentedWords) => ({
    body: text,
    metadata: {
      mentions: mentions.map((name) => ({
        type: 'user' as const,
        id: String(people.get(name)),
        title: accounts[name].name,
      })),
      ...(suggestion !== undefined && { suggestion: { text: suggestion } }),
    },
  })
  for (const { about, comments, resolvedBy } of storyComments) {
    const anchor = anchorOf(blocks, about)
    const [first, ...replies] = comments
    if (!anchor || !first) continue
    const by = (name: AccountName) => requestOf(payload, people.get(name))
    const { threadId } = await createThread(await by(first.by), {
      documentId,
      initialComment: wordsOf(first),
      metadata: { anchor },
      origin,
    })
    for (const reply of replies)
      await addComment(await by(reply.by), { documentId, threadId, ...wordsOf(reply), origin })
    if (resolvedBy) await setThreadResolution(await by(resolvedBy), { documentId, threadId, isResolved: true })
  }
  await mailNoNotices({ payload }, documentId)
}

async function requestOf(payload: Payload, id: Id | undefined): Promise<PayloadRequest> {
  const user = await payload.findByID({ collection: 'users', id: id ?? 0, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

// Returns an anchor for words of a story that was never opened: it finds them by their text.
function anchorOf(blocks: Block[], words: string): RangeAnchor | null {
  const document = new Y.Doc()
  writeTree(sharedTree(document, 'body'), blocks, {})
  const block = blocks.find(({ content }) => textOf(content).includes(words))
  const offset = block ? textOf(block.content).indexOf(words) : 0
  const field = { kind: 'tree', path: 'body' } as const
  return block
    ? rangeAnchor(document, field, { block: block.id, offset }, { block: block.id, offset: offset + words.length })
    : null
}
