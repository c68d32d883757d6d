import type { Config } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { comments } from '#plugins/comments/comments.plugin.ts'
import type { Notice, Thread } from '#plugins/comments/comments.schema.ts'
import { deskSearch } from '#plugins/desk-search/deskSearch.plugin.ts'
import { createAdministrator, createPerson, type Person } from './people.ts'
import { postDesk } from './postDesk.ts'
import { signIn } from './restClient.ts'
import { dataOf, refusalOf, rpcClient } from './rpcClient.ts'
import { bootSharedNewsroom, type SharedNewsroom } from './sharedRoom.ts'

/** A user who comments, by the procedures of comments. */
export interface Commenter {
  person: Person
  /** @throws Error when it is refused */
  query: (name: string, input: object) => Promise<unknown>
  /** @throws Error when it is refused */
  mutate: (name: string, input: object) => Promise<unknown>
  /** The status and the words of a refusal. */
  refused: (name: string, input: object) => Promise<[number, unknown]>
}

/** A newsroom with a post that people comment on. */
export interface CommentRoom {
  room: SharedNewsroom
  /** Wrote the post; reads it; may do anything with it. */
  ann: Commenter
  bob: Commenter
  chief: Commenter
  documentId: string
  postId: number
  commenter: (person: Person) => Promise<Commenter>
  /** Opens a thread on the whole post. */
  open: (by: Commenter, body: string, metadata?: object) => Promise<{ threadId: string; commentId: string }>
  threadFor: (by: Commenter, threadId: string) => Promise<Thread | undefined>
  noticesFor: (by: Commenter, threadId: string) => Promise<Notice[]>
}

/** Metadata of a comment without names. */
export const plain = { mentions: [] }

/** @param overrides what the test needs of the config beside comments */
export async function openCommentRoom(overrides: Partial<Config> = {}): Promise<CommentRoom> {
  const room = await bootSharedNewsroom({
    ...overrides,
    endpoints: rpcEndpoints,
    plugins: [comments({ isMailing: false }), deskSearch({ isKeepingUp: false })],
    serverURL: 'http://back-office.test',
  })
  const commenter = async (person: Person): Promise<Commenter> => {
    const client = rpcClient(await signIn(room, person.email))
    return {
      person,
      query: async (name, input) => dataOf(await client.query(`comments.${name}`, input)),
      mutate: async (name, input) =>
        dataOf(await client.mutate(`comments.${name}`, { origin: 'http://evil.test', ...input })),
      refused: async (name, input) => {
        const answer = await client.mutate(`comments.${name}`, input)
        return [answer.status, refusalOf(answer)]
      },
    }
  }
  await createAdministrator(room.payload)
  const ann = await commenter(await createPerson(room.payload, ['CREATE_POST', 'UPDATE_SELF_POST']))
  const bob = await commenter(await createPerson(room.payload, ['CREATE_NEWSLETTER']))
  const chief = await commenter(await createPerson(room.payload, ['UPDATE_POST', 'DELETE_POST', 'PUBLISH_POST']))
  const { id } = await postDesk(room, ann.person).createPost({ headline: 'The harbor wall' })
  const documentId = documentKeyOf('posts', id)
  return {
    room,
    ann,
    bob,
    chief,
    documentId,
    postId: id,
    commenter,
    open: async (by, body, metadata = plain) => {
      const made = await by.mutate('createThread', {
        documentId,
        initialComment: { body, metadata },
        metadata: { anchor: { type: 'document' } },
      })
      return made as { threadId: string; commentId: string }
    },
    threadFor: async (by, threadId) => {
      const threads = (await by.query('listThreads', { documentId })) as Thread[]
      return threads.find(({ id }) => id === threadId)
    },
    noticesFor: async (by, threadId) => {
      const { items } = (await by.query('listNotices', {})) as { items: Notice[] }
      return items.filter((one) => one.threadId === threadId)
    },
  }
}
