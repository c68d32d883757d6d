import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { z } from 'zod'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { type BackOffice, signIn } from './backOffice.ts'
import { timed } from './desk.ts'
import { browserHeaders } from './load.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { memoryOfNewsroom } from './newsroomProcesses.ts'
import { readyStories } from './readyStory.ts'
import { join, newPeople, type RoomGuest, typeInto, watchLetters } from './roomGuest.ts'
import { summarize } from './statistics.ts'
import { newStory } from './together.measure.ts'

const editors = 20
const readersPerSecond = 50
const seconds = 60
const millisecondsBetweenPublications = 5_000
// Stories that readers ask for: more than any front page leads to.
const storiesRead = 500

const made = z.object({ id: z.number() })

/**
 * A newsroom at work: editors write, two in a story; readers ask for stories; a story is published every few seconds, which
 * makes pages of readers stale.
 */
export const atOnce: Measure = {
  name: 'at-once',
  rows: 6,
  run: async (subject) => {
    const editor = await signIn(subject.cmsUrl, 'editor')
    const duration = Math.min(seconds, Math.ceil(subject.limits.seconds))
    const people = await newPeople(subject, Math.min(editors, subject.limits.items))
    const pairs = await pairsInStories(subject, editor, people)
    const letters: number[] = []
    for (const [, ...others] of pairs) watchLetters(others, letters)
    const most = memoryOfNewsroom(subject.cmsUrl)
    const watching = setInterval(() => {
      for (const [name, bytes] of Object.entries(memoryOfNewsroom(subject.cmsUrl))) {
        most[name] = Math.max(most[name] ?? 0, bytes)
      }
    }, 500)
    try {
      const [pages, publications] = await Promise.all([
        readers(subject, duration),
        publish(editor, duration),
        ...pairs.map(([writer], index) => writer && typeInto(writer, index / pairs.length, duration)),
      ])
      // A letter of a short run on a busy machine may still be on its way.
      for (let waits = 0; waits < 600 && letters.length === 0; waits += 1) await pause(100)
      return [
        { what: 'At once: a letter until the other one has it', milliseconds: summarize(letters) },
        pages,
        { what: 'At once: publish call', milliseconds: summarize(publications) },
        ...Object.entries(most).map(([name, bytes]) => ({
          what: `At once: memory of the ${name}, at most`,
          score: { value: megabytes(bytes), unit: 'MB' },
        })),
      ]
    } finally {
      clearInterval(watching)
      for (const guest of pairs.flat()) guest.leave()
    }
  },
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

async function pairsInStories(subject: Subject, editor: BackOffice, people: readonly string[]): Promise<RoomGuest[][]> {
  const pairs: RoomGuest[][] = []
  for (let first = 0; first < people.length; first += 2) {
    const key = documentKeyOf('posts', await newStory(editor, 500))
    const pair = people.slice(first, first + 2)
    pairs.push(await Promise.all(pair.map((person) => join(subject, person, key))))
  }
  return pairs
}

async function readers({ siteUrl, articlePaths }: Subject, duration: number): Promise<Measured> {
  const paths = articlePaths.slice(0, storiesRead)
  let next = 0
  const times: number[] = []
  const visit = () =>
    autocannon({
      url: siteUrl,
      headers: browserHeaders,
      connections: 10,
      overallRate: readersPerSecond,
      duration,
      setupClient: (client) => {
        client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds))
      },
      requests: [
        {
          setupRequest: (request) => {
            next += 1
            // Each fifth reader comes to the front page.
            return { ...request, path: next % 5 === 0 ? '/' : (paths[next % paths.length] ?? '/') }
          },
        },
      ],
    })
  // A short visit to a busy machine may end before the first answer.
  for (let visits = 0; visits < 30 && times.length === 0; visits += 1) {
    const { errors, non2xx } = await visit()
    if (errors + non2xx > 0) throw new Error(`Readers were refused ${errors + non2xx} times`)
  }
  return { what: `At once: pages of ${readersPerSecond} readers a second`, milliseconds: summarize(times) }
}

async function publish(editor: BackOffice, duration: number): Promise<number[]> {
  const storyOf = await readyStories(editor)
  const end = performance.now() + duration * 1000
  const times: number[] = []
  do {
    const { id } = made.parse(await editor.create('posts', storyOf(times.length)))
    times.push(await timed(() => editor.publish('posts', id)))
    await new Promise((resolve) => setTimeout(resolve, Math.min(millisecondsBetweenPublications, duration * 200)))
  } while (performance.now() < end)
  return times
}
