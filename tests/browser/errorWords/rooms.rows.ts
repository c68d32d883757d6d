import { IncomingMessage, OutgoingMessage } from '@hocuspocus/server'
import type { Page } from 'playwright-core'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { ask, type RoomGuest } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { enterPost } from '../guards/rooms.ts'
import type { RestPerson } from '../lifecycle/restPerson.ts'
import { noticed, openPost, type Row, type Say, type Scene } from './catalogue.ts'

const title = "Oops, you sent something we don't understand"
const report = 'Please report it to the engineering team and include the following details:'
const denied = (permissions: string) =>
  `You attempted to perform an action you are not allowed to. The additional permissions required for this action are: ${permissions}`

const inRoom =
  (person: (scene: Scene) => RestPerson, act: (guest: RoomGuest, id: number) => Promise<unknown>): Say =>
  async (scene) => {
    const id = await scene.draft()
    const guest = await enterPost(scene.newsroom, person(scene), id)
    try {
      const answer = await act(guest, id)
      return JSON.stringify([answer, guest.messages])
    } finally {
      guest.leave()
    }
  }

const answered = (guest: RoomGuest, type: string) =>
  until(`${type} is said`, () => guest.messages.some((message) => message.type === type))

const byEditor = ({ editor }: Scene) => editor
const byWriter = ({ writer }: Scene) => writer

const unknown = writeClientMessage('document.save', {}).text.replace('document.save', 'document.sing')
const incomplete = writeClientMessage('document.unlock.request', { id: '' }).text.replace('"id":""', '"nothing":""')

const sends = (text: string, answer: string): Say =>
  inRoom(byEditor, async (guest) => {
    guest.provider.sendStateless(text)
    await answered(guest, answer)
  })

// Opens a new draft on a screen whose browser also sends what this returns.
async function openWithSocket(page: Page, scene: Scene): Promise<{ id: number; send: (text: string) => void }> {
  const frames: ((text: string) => void)[] = []
  await page.routeWebSocket(
    (url) => !url.pathname.endsWith('/news'),
    (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        if (typeof message !== 'string' && frames.length === 0) {
          const address = new IncomingMessage(message).readVarString()
          frames.push((text) =>
            server.send(Buffer.from(new OutgoingMessage(address).writeStateless(text).toUint8Array())),
          )
        }
        server.send(message)
      })
    },
  )
  const id = await scene.draft()
  await openPost(page, scene, id)
  return { id, send: (text) => frames[0]?.(text) }
}

const onScreen =
  (pageOf: (scene: Scene) => Page, textOf: (id: number) => string): Say =>
  async (scene, text) => {
    const page = pageOf(scene)
    const { id, send } = await openWithSocket(page, scene)
    send(textOf(id))
    return (await noticed(page, text)).replaceAll('\n', ' ')
  }

const ofEditor = ({ page }: Scene) => page
const ofWriter = ({ writerPage }: Scene) => writerPage
const forceUnlock = (id: number) => writeClientMessage('document.unlock.request', { id: `post_post_${id}` }).text

// Gives a post the slug of another one, which cannot be saved.
async function takeSlug(scene: Scene, id: number): Promise<RoomGuest> {
  const other = await scene.draft()
  const slug = `taken-${other}-${scene.mark}`
  await scene.editor.call('PATCH', `/posts/${other}?draft=true`, { slug })
  const guest = await enterPost(scene.newsroom, scene.editor, id)
  const text = sharedText(guest.document, 'slug')
  text.delete(0, text.length)
  text.insert(0, slug)
  return guest
}

const saveRefused: Say = async (scene) => {
  const guest = await takeSlug(scene, await scene.draft())
  try {
    return JSON.stringify(await ask(guest, 'document.save', {}))
  } finally {
    guest.leave()
  }
}

const saveFailedOnScreen: Say = async (scene, text) => {
  const { page } = scene
  const id = await scene.draft()
  await openPost(page, scene, id)
  const guest = await takeSlug(scene, id)
  try {
    await noticed(page, 'Document could not be saved')
    if (text === 'Data copied to clipboard')
      await page.getByRole('button', { name: 'Copy data to clipboard' }).first().click()
    return await noticed(page, text)
  } finally {
    guest.leave()
  }
}

const callUnlock =
  (person: (scene: Scene) => RestPerson, id: (scene: Scene) => string): Say =>
  async (scene) =>
    JSON.stringify((await person(scene).call('POST', '/rpc/editor.requestUnlock', { id: id(scene) })).body)

const makeRoleByRest: Say = async ({ writer }) =>
  JSON.stringify((await writer.call('POST', '/roles', { name: 'Mine' })).body)

const makeRoleByGraphql: Say = async ({ writer }) => {
  const query = 'mutation { createRole(data: { name: "Mine" }) { id } }'
  return JSON.stringify((await writer.call('POST', '/graphql', { query })).body)
}

/** Messages about rooms and permissions. */
export const roomRows: readonly Row[] = [
  { text: 'Document could not be saved', doors: { socket: saveRefused, screen: saveFailedOnScreen } },
  { text: 'When reporting this issue please include the following ID: ', doors: { screen: saveFailedOnScreen } },
  { text: 'Copy data to clipboard', doors: { screen: saveFailedOnScreen } },
  { text: 'Data copied to clipboard', doors: { screen: saveFailedOnScreen } },
  {
    text: 'You do not have permissions to do this',
    doors: {
      socket: inRoom(byWriter, (guest, id) => ask(guest, 'document.unlock.request', { id: `post_post_${id}` })),
      screen: onScreen(ofWriter, forceUnlock),
    },
  },
  {
    text: denied('UNLOCK_DOCUMENT'),
    doors: {
      procedure: callUnlock(byWriter, ({ faultyStory }) => `post_post_${faultyStory}`),
      screen: onScreen(ofWriter, forceUnlock),
    },
  },
  {
    text: denied('CREATE_ROLE'),
    doors: { REST: makeRoleByRest, GraphQL: makeRoleByGraphql },
  },
  { text: title, doors: { screen: onScreen(ofEditor, () => unknown) } },
  {
    text: `We received a message from you, but we do not know what to do with it. ${report}`,
    doors: { screen: onScreen(ofEditor, () => unknown) },
  },
  {
    text: `We received a message from you, but we are missing some information. ${report}`,
    doors: { screen: onScreen(ofEditor, () => incomplete) },
  },
  { text: 'message.unknown', doors: { socket: sends(unknown, 'message.unknown') } },
  { text: 'message.payload.invalid', doors: { socket: sends(incomplete, 'message.payload.invalid') } },
  {
    text: 'server.heartbeat',
    doors: {
      // What is malformed is ignored: the next message is answered, and nothing else is said.
      socket: inRoom(byEditor, async (guest) => {
        guest.provider.sendStateless('{not a message')
        guest.provider.sendStateless(writeClientMessage('client.heartbeat', {}).text)
        await answered(guest, 'server.heartbeat')
        return guest.messages.filter(({ type }) => type.startsWith('message.')).map(({ type }) => `complaint: ${type}`)
      }),
    },
  },
  {
    text: 'An unlock has been requested for this document. You have been disconnected.',
    doors: { screen: { test: 'together.locks.browser.test.ts' } },
  },
  {
    text: 'Invalid document guid',
    doors: {
      procedure: callUnlock(byEditor, () => 'post_1'),
      socket: inRoom(byEditor, (guest) => ask(guest, 'document.unlock.request', { id: 'post_1' })),
    },
  },
]
