import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from 'date-fns'
import { createLocalReq } from 'payload'
import * as Y from 'yjs'
import type { DocumentType } from '#blocks/registry/documentTypes.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { contentModel } from '#collections/contentModel.ts'
import { bodyEditor, dekEditor, proseEditor } from '#plugins/block-editor/editors.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { resolveAnchor } from '#plugins/comments/anchors/anchor.ts'
import { listThreads } from '#plugins/comments/comments.service.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { mayoralForum, paperAssistant } from './assistants.content.ts'
import { commentedStory, storyComments } from './comments.content.ts'
import { seedDemo } from './demo.seed.ts'
import { accountPassword, accounts, goneAddresses, publication } from './newsroom.content.ts'
import { readStories } from './stories.read.ts'

const collections = [
  'users',
  'roles',
  'media',
  'authors',
  'tags',
  'sections',
  'posts',
  'pages',
  'url-targets',
  'promotions',
  'newsletter-lists',
  'newsletters',
  'fronts',
  'assistants',
  'candidate-forums',
] as const
const stories = await readStories()
const silent = () => {}
let app: TestPayload
let mediaDir: string

// Returns the number of documents, and the time of the last change.
async function state() {
  const entries = await Promise.all(
    collections.map(async (collection) => {
      const { docs, totalDocs } = await app.payload.find({
        collection,
        limit: 1,
        sort: '-updatedAt',
        depth: 0,
        draft: true,
      })
      return [collection, { totalDocs, last: docs[0]?.updatedAt }] as const
    }),
  )
  return { ...Object.fromEntries(entries), settings: (await app.payload.findGlobal({ slug: 'settings' })).updatedAt }
}

const none = '/none.tsx#None'
const editorParts = { blocks: none, sharedText: none, textTools: none, comparison: none }

beforeAll(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'citydesk-demo-'))
  const editors = {
    bodyEditor: (documentType: DocumentType) => bodyEditor(editorParts, documentType),
    dekEditor: dekEditor(editorParts),
    proseEditor: proseEditor(editorParts),
  }
  app = await bootTestPayload(contentModel({ ...editors, mediaDir, siteUrl: 'https://paper.test' }))
  await makeTablesIn(app.payload)
  await seedDemo(app.payload, new Date(), silent)
})

afterAll(async () => {
  await app.stop()
  await rm(mediaDir, { recursive: true, force: true })
})

describe('the demo newsroom', () => {
  it('is not changed by a second run, not even days later', async () => {
    const before = await state()
    await seedDemo(app.payload, addDays(new Date(), 3), silent)
    expect(await state()).toEqual(before)
  })

  it('shows readers every story that is finished, with an address, a picture and a by-line', async () => {
    const { docs } = await app.payload.find({ collection: 'posts', overrideAccess: false, pagination: false, depth: 0 })
    const finished = stories.filter(({ draft }) => !draft).map(({ slug }) => slug)
    expect(docs.map(({ slug }) => slug).sort()).toEqual(finished.sort())
    expect(docs.filter(({ path: address, websiteImage }) => !address || !websiteImage)).toEqual([])
    expect(docs.filter(({ authors, oneOffAuthors }) => !authors?.length && !oneOffAuthors?.length)).toEqual([])
  })

  it('links stories to addresses at which stories are', async () => {
    const { docs } = await app.payload.find({ collection: 'posts', pagination: false, depth: 0 })
    const addresses = new Set(docs.map((post) => post.path))
    const links = docs.flatMap(({ body }) => JSON.stringify(body).match(/\/\d{4}\/\d\d\/\d\d\/[a-z0-9-]+/g) ?? [])
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !addresses.has(link))).toEqual([])
  })

  it('has an account for each role, with the password that is printed at the start', async () => {
    for (const [key, { name }] of Object.entries(accounts)) {
      const data = { email: `${key}@citydesk.test`, password: accountPassword }
      const { user } = await app.payload.login({ collection: 'users', data })
      expect(user).toMatchObject({ name, status: 'ACTIVE' })
    }
  })

  it('names the publication, and leaves a name alone that a user gave it', async () => {
    expect(await app.payload.findGlobal({ slug: 'settings' })).toMatchObject({ brand: publication.brand })
    await app.payload.updateGlobal({ slug: 'settings', data: { name: 'Another Paper', brand: 'another' } })
    await seedDemo(app.payload, new Date(), silent)
    expect(await app.payload.findGlobal({ slug: 'settings' })).toMatchObject({
      name: 'Another Paper',
      brand: 'another',
    })
  })

  it('has a draft that people talk about: threads, one of them resolved, and a suggestion', async () => {
    const { docs } = await app.payload.find({ collection: 'posts', where: { slug: { equals: commentedStory } } })
    const [june] = (
      await app.payload.find({ collection: 'users', where: { email: { equals: 'editor@citydesk.test' } } })
    ).docs
    if (!june) throw new Error('June is not there')
    const req = await createLocalReq({ user: { ...june, collection: 'users' } }, app.payload)
    const threads = await listThreads(req, { documentId: documentKeyOf('posts', docs[0]?.id ?? 0) })
    expect(threads).toHaveLength(storyComments.length)
    expect(threads.filter(({ resolvedAt }) => resolvedAt !== null)).toHaveLength(1)
    expect(threads.flatMap(({ comments }) => comments).filter(({ metadata }) => metadata.suggestion)).toHaveLength(1)
    const document = new Y.Doc()
    writeTree(sharedTree(document, 'body'), blocksFromLexical(docs[0]?.body), {})
    for (const { metadata } of threads) expect(resolveAnchor(document, metadata.anchor).type).toBe('range')
    const { rows } = await app.payload.db.drizzle.execute('SELECT 1 FROM comments.notices WHERE mailed_at IS NULL')
    expect(rows).toEqual([])
  })

  it('has an assistant for its stories, and one for each candidate that has only their own program', async () => {
    const { docs } = await app.payload.find({ collection: 'assistants', pagination: false, depth: 0 })
    const [paper, ...others] = docs.toSorted((one, other) => one.id - other.id)
    expect(paper).toMatchObject({ slug: paperAssistant.slug, isOn: true, scope: { usesStories: true }, texts: [] })
    expect(others).toHaveLength(mayoralForum.candidates.length)
    for (const { documents, scope } of others) expect([scope?.usesStories, documents?.length]).toEqual([false, 1])
    expect(new Set(others.flatMap(({ documents }) => documents ?? [])).size).toBe(others.length)
    const { docs: forums } = await app.payload.find({ collection: 'candidate-forums', depth: 0 })
    expect(forums.map(({ candidates }) => candidates.map(({ assistant }) => assistant))).toEqual([
      others.map(({ id }) => id),
    ])
  })

  it('has old addresses that have moved, are gone, and are withheld', async () => {
    const { docs } = await app.payload.find({ collection: 'url-targets', pagination: false, depth: 0 })
    expect(docs.map(({ path: address }) => address).sort()).toEqual(
      goneAddresses.map(({ path: address }) => address).sort(),
    )
  })
})
