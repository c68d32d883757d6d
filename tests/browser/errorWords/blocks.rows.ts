import { z } from 'zod'
import { blockFixture, textRun } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { ask } from '#tests/integration/sharedRoom.ts'
import { enterPost } from '../guards/rooms.ts'
import type { RestPerson } from '../lifecycle/restPerson.ts'
import { openPost, type Row, type Say } from './catalogue.ts'

const column = (id: string) => blockFixture('column', { id, props: { width: 70 } })

const faulty = lexicalFromBlocks([
  blockFixture('button-group', { children: [blockFixture('button', { props: { kind: 'link' }, content: 'Read on' })] }),
  blockFixture('sponsor-image', { props: { link: 'bank.example', altText: 'Bank' } }),
  blockFixture('columns', { children: [column('left'), column('right')] }),
  blockFixture('chart'),
  blockFixture('document'),
  blockFixture('social-embed'),
  blockFixture('dek', { id: 'short', content: 'Short' }),
  blockFixture('dek', { id: 'long', content: 'x'.repeat(171) }),
  blockFixture('featured-media-caption'),
  blockFixture('infobox', {
    children: [blockFixture('infobox-item', { props: { type: 'phone_number' }, content: 'no number' })],
  }),
])

const made = z.object({ doc: z.object({ id: z.number() }) })

/** Makes a story of which every block is at fault. */
export async function makeFaultyStory(editor: RestPerson, headline: string): Promise<number> {
  const { status, body } = await editor.call('POST', '/posts?draft=true', { headline, body: faulty })
  if (status !== 201) throw new Error(`The story was answered with ${status}: ${JSON.stringify(body)}`)
  return made.parse(body).doc.id
}

const byPublishing: Say = async ({ editor, faultyStory }) =>
  JSON.stringify((await editor.call('POST', `/posts/${faultyStory}/publish`, {})).body)

const byPublishingInRoom: Say = async ({ newsroom, editor, faultyStory }) => {
  const guest = await enterPost(newsroom, editor, faultyStory)
  try {
    return JSON.stringify(await ask(guest, 'post.publish', {}))
  } finally {
    guest.leave()
  }
}

const inStory: Say = async (scene, text) => {
  const { page, faultyStory } = scene
  if (!page.url().endsWith(`/posts/${faultyStory}`)) await openPost(page, scene, faultyStory)
  const panel = page.getByRole('region', { name: 'Errors in this text' })
  const summary = panel.locator('button[aria-expanded]')
  if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.click()
  // Two texts differ in their capitals only.
  const message = panel.getByText(text, { exact: true }).first()
  await message.waitFor()
  return String(await message.textContent())
}

const ofBlock = (text: string): Row => ({
  text,
  doors: { REST: byPublishing, socket: byPublishingInRoom, screen: inStory },
})

const invalidBody = (body: object) => ({ headline: 'Not written', type: 'article', body })
const spacer = lexicalFromBlocks([blockFixture('spacer')])
const unreadable = {
  root: { ...spacer.root, children: spacer.root.children.map((node) => ({ ...node, props: '{bad' })) },
}
const scriptLink = lexicalFromBlocks([
  blockFixture('paragraph', { content: [textRun('here', { type: 'link', href: 'javascript:alert(1)' })] }),
])
const strayItem = lexicalFromBlocks([blockFixture('infobox-item', { content: 'Alone' })])

const create = 'mutation ($data: mutationPostInput!) { createPost(data: $data, draft: true) { id } }'

const byRest =
  (body: object): Say =>
  async ({ editor }) =>
    JSON.stringify((await editor.call('POST', '/posts?draft=true', invalidBody(body))).body)

const byGraphql =
  (body: object): Say =>
  async ({ editor }) => {
    const call = { query: create, variables: { data: invalidBody(body) } }
    return JSON.stringify((await editor.call('POST', '/graphql', call)).body)
  }

const pastUnpin: Say = async ({ newsroom, page, editor, mark, faultyStory }, text) => {
  const pinned = { id: String(faultyStory), headline: 'Pinned', until: null }
  const slot = blockFixture('episode-showcase-slot', { props: { pinned } })
  const body = lexicalFromBlocks([blockFixture('episode-showcase', { children: [slot] })])
  const { body: answer } = await editor.call('POST', '/posts?draft=true', { headline: `Pins ${mark}`, body })
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${made.parse(answer).doc.id}`)
  await page.locator('.slot-face').first().click()
  await page.getByRole('button', { name: 'Schedule unpin' }).click()
  const schedule = page.locator('.slot-schedule')
  await schedule.getByRole('textbox', { name: 'Date' }).fill('01/01/2020')
  await schedule.getByRole('button', { name: 'Apply' }).click()
  const refusal = schedule.getByRole('alert')
  await refusal.filter({ hasText: text }).waitFor()
  return String(await refusal.textContent())
}

/** Messages about blocks. */
export const blockRows: readonly Row[] = [
  ofBlock('Invalid url'),
  ofBlock('Invalid URL'),
  ofBlock('Alt text must be at least 10 characters long'),
  ofBlock('Column widths add up to more than 100%'),
  ofBlock('No chart selected'),
  ofBlock('No document selected'),
  ofBlock('No Embed selected'),
  ofBlock('Dek must contain at least 20 characters'),
  ofBlock('Dek must not contain more than 170 characters'),
  ofBlock('Featured media caption should be populated'),
  ofBlock('Invalid infobox item value for phone_number'),
  { text: 'Scheduled unpin must be in future', doors: { screen: pastUnpin } },
  { text: 'Invalid JSON format', doors: { REST: byRest(unreadable), GraphQL: byGraphql(unreadable) } },
  {
    text: 'Infobox items must be nested in infobox',
    doors: { REST: byRest(strayItem), GraphQL: byGraphql(strayItem) },
  },
  {
    text: 'The link is not a valid URL',
    doors: {
      REST: byRest(scriptLink),
      GraphQL: byGraphql(scriptLink),
      screen: { test: 'textLinks.browser.test.ts' },
    },
  },
]
