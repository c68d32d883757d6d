import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { createReadyPost } from '../lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from '../lifecycle/restPerson.ts'
import type { SharedNewsroom } from '../newsroom.ts'
import { type LocalApi, startLocalApi } from './localApiProcess.ts'
import { lockPost } from './rooms.ts'

export type Account = 'admin' | 'editor' | 'curator' | 'writer' | 'contributor'

/** The people and documents of all attempts. */
export interface Scene {
  newsroom: SharedNewsroom
  people: Record<Account, RestPerson>
  localApi: LocalApi
  /** The markup that attempts at html blocks write. */
  body: object
  /** Drafts that pass every Required check: of an editor, of the contributor, of the writer. */
  ofEditor: number
  ofContributor: number
  ofWriter: number
  /** A draft of an editor that fails Required checks. */
  unready: number
  /** A post of an editor that the administrator has locked. */
  locked: number
  /** Returns the id of the newest version of a post. */
  newestVersionOf: (id: number) => Promise<string>
  /** Gives up the lock, and deletes the documents of this scene. */
  close: () => Promise<void>
}

/** The headline that attempts write. */
export const attemptedHeadline = 'Past the guards'
/** Html that no attempt may bring into the database, and html that the administrator writes. */
export const forbiddenHtml = '<p>written without the permission</p>'
export const permittedHtml = '<p>written with the permission</p>'

const paragraph: Block = {
  id: 'paragraph-1',
  type: 'paragraph',
  props: {},
  children: [],
  content: [{ type: 'text', text: 'The council met.', marks: [] }],
}
export function htmlBlock(content: string): Block {
  return {
    id: 'html-1',
    type: 'html',
    props: { content },
    children: [],
    content: [],
  }
}
export const plainBody = lexicalFromBlocks([paragraph])
export function htmlBody(content: string) {
  return lexicalFromBlocks([htmlBlock(content)])
}

const versions = z.object({ docs: z.array(z.object({ id: z.union([z.string(), z.number()]) })) })
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
const made = z.object({ doc: z.object({ id: z.number() }) })

/** Makes the scene in a newsroom that is running. */
export async function openScene(newsroom: SharedNewsroom): Promise<Scene> {
  const signIn = (account: Account) => signInByRest(newsroom.cmsUrl, account)
  const people = {
    admin: await signIn('admin'),
    editor: await signIn('editor'),
    curator: await signIn('curator'),
    writer: await signIn('writer'),
    contributor: await signIn('contributor'),
  }
  const { admin, contributor, editor, writer } = people
  const unready = { headline: 'Too short for the guards', type: 'article' }
  const scene = {
    newsroom,
    people,
    localApi: startLocalApi(newsroom),
    body: htmlBody(forbiddenHtml),
    ofEditor: await createReadyPost(editor, "An editor's post before the guards"),
    ofContributor: await createReadyPost(contributor, "A contributor's post before the guards"),
    ofWriter: await createReadyPost(writer, "A writer's post before the guards"),
    unready: made.parse((await editor.call('POST', '/posts', unready)).body).doc.id,
    locked: await createReadyPost(editor, 'A locked post before the guards'),
  }
  const release = await lockPost(newsroom, admin, scene.locked)
  return {
    ...scene,
    newestVersionOf: async (id) => {
      const { body } = await admin.call('GET', `/posts/versions?where[parent][equals]=${id}&sort=-createdAt&depth=0`)
      return String(versions.parse(body).docs[0]?.id)
    },
    close: async () => {
      scene.localApi.stop()
      await release()
      await removeAll(admin, 'posts', 'where[headline][like]=the guards')
      await removeAll(admin, 'reusable-blocks', 'where[title][like]=the guards')
    },
  }
}

async function removeAll(person: RestPerson, collection: string, where: string): Promise<void> {
  const { body } = await person.call('GET', `/${collection}?depth=0&limit=50&draft=true&${where}`)
  for (const { id } of found.parse(body).docs) {
    await person.call('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })
    await person.call('DELETE', `/${collection}/${id}?trash=true`)
  }
}
