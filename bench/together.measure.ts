import type { Page } from 'playwright-core'
import WebSocket, { WebSocketServer } from 'ws'
import { z } from 'zod'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { logIn } from '#tests/browser/newsroom.ts'
import { bodySelector } from '#tests/browser/together/writer.page.ts'
import { type BackOffice, signIn } from './backOffice.ts'
import { expectOk } from './httpCall.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { join, newPeople, type RoomGuest, typeInto, watchLetters } from './roomGuest.ts'
import { type Summary, summarize } from './statistics.ts'
import { desk, keysUntilSeen, openUsersBrowser } from './usersPage.ts'

const mostKeystrokes = 200
const openings = 5
const rooms = { documents: 200, peopleEach: 3, seconds: 20, roomsOfOnePerson: 40 }
// Milliseconds between two keys of a fast typist.
const betweenKeys = 60

/** Measures collaborative writing: from a key to the other screen, many rooms at once, and opening a long story. */
export const together: Measure = {
  name: 'together',
  rows: 5,
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    return [...(await inBrowsers(subject, editor)), ...(await inManyRooms(subject, editor))]
  },
}

const made = z.object({ id: z.number() })

/** Creates a story of paragraphs of 50 words. */
export async function newStory(editor: BackOffice, words: number): Promise<number> {
  const paragraph = Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ')
  const blocks = Array.from({ length: words / 50 }, (_, index) => ({
    id: `p${index}`,
    type: 'paragraph',
    props: {},
    children: [],
    content: [{ type: 'text' as const, text: paragraph, marks: [] }],
  }))
  return made.parse(await editor.create('posts', { headline: 'Written together', body: lexicalFromBlocks(blocks) })).id
}

async function inBrowsers(subject: Subject, editor: BackOffice): Promise<Measured[]> {
  const browser = await openUsersBrowser()
  try {
    const [first, second] = await Promise.all(
      ['editor', 'admin'].map(async (account) => {
        const page = await (await browser.newContext(desk)).newPage()
        await logIn(page, subject, account)
        return page
      }),
    )
    if (!first || !second) throw new Error('Two people are needed')
    const story = await newStory(editor, 1000)
    await Promise.all([first, second].map((page) => open(page, subject, story)))
    const keystrokes = Math.min(mostKeystrokes, subject.limits.rounds)
    const keys = summarize(await keysUntilSeen(first, second, bodySelector, keystrokes, betweenKeys))
    const bare = await bareRelay(keystrokes)
    const long = await newStory(editor, 10_000)
    const opened: number[] = []
    for (let count = 0; count < Math.min(openings, subject.limits.rounds); count += 1)
      opened.push(await open(first, subject, long))
    return [
      {
        what: 'From a key to the other screen',
        ratio: { value: keys.median / bare.median, to: 'a bare relay of WebSockets' },
        milliseconds: keys,
        goal: 'median ≤ 10 ms, p95 ≤ 20 ms',
      },
      { what: '  the bare relay', milliseconds: bare },
      { what: 'Opening a story of 10,000 words, until one can write', milliseconds: summarize(opened), goal: '≤ 2 s' },
    ]
  } finally {
    await browser.close()
  }
}

/** Opens a story. @returns milliseconds until a user can write */
export async function open(page: Page, { cmsUrl }: Subject, id: number): Promise<number> {
  const begin = performance.now()
  await page.goto(`${cmsUrl}/admin/collections/posts/${id}`)
  await page.waitForSelector(bodySelector)
  return performance.now() - begin
}

// Measures a message with a server that only passes it on.
async function bareRelay(keystrokes: number): Promise<Summary> {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      for (const other of server.clients) if (other !== socket) other.send(data)
    }),
  )
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The relay has no port')
  const [sender, receiver] = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${address.port}`))
  if (!sender || !receiver) throw new Error('Two sockets are needed')
  await Promise.all([sender, receiver].map((socket) => new Promise((resolve) => socket.once('open', resolve))))
  const times: number[] = []
  for (let count = 0; count < keystrokes; count += 1) {
    const begin = performance.now()
    const arrived = new Promise((resolve) => receiver.once('message', resolve))
    sender.send('x'.repeat(60))
    await arrived
    times.push(performance.now() - begin)
  }
  for (const socket of [sender, receiver]) socket.close()
  server.close()
  return summarize(times)
}

async function inManyRooms(subject: Subject, editor: BackOffice): Promise<Measured[]> {
  const { peopleEach, roomsOfOnePerson } = rooms
  const documents = Math.min(rooms.documents, subject.limits.items)
  const seconds = Math.min(rooms.seconds, subject.limits.rounds)
  const stories: number[] = []
  for (let count = 0; count < documents; count += 1) stories.push(await newStory(editor, 500))
  const people = await newPeople(subject, Math.ceil((documents * peopleEach) / roomsOfOnePerson))
  const groups: RoomGuest[][] = []
  for (const [index, story] of stories.entries()) {
    const seats = Array.from(
      { length: peopleEach },
      (_, seat) => people[(index * peopleEach + seat) % people.length] ?? '',
    )
    groups.push(await Promise.all(seats.map((token) => join(subject, token, documentKeyOf('posts', story)))))
  }
  const times: number[] = []
  for (const [, ...others] of groups) watchLetters(others, times)
  await Promise.all(groups.map(([writer], index) => writer && typeInto(writer, index / documents, seconds)))
  const health = await expectOk(`${groups[0]?.[0]?.server}/health`, { method: 'GET', headers: {} })
  const { memory } = z.object({ memory: z.number() }).parse(JSON.parse(health.body.toString()))
  for (const guest of groups.flat()) guest.leave()
  return [
    {
      what: `${documents} documents, ${peopleEach} people in each, one types a letter a second: until the others have it`,
      milliseconds: summarize(times),
      goal: 'p95 ≤ 100 ms',
    },
    { what: '  memory of the real-time server', score: { value: Math.round(memory / 2 ** 20), unit: 'MB' } },
  ]
}
