import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { z } from 'zod'
import { sameJson } from '#blocks/core/sameJson.ts'
import { waitingStatuses } from '#collections/lifecycle/publishStatus.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { actAtRandom, type Done, ownFields } from './lifecycle/randomActions.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { replay } from './lifecycle/replay.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import {
  everLive,
  type LedgerLine,
  ledgerOf,
  type StoredPost,
  schedulesWithoutJob,
  storedPost,
  unsettled,
} from './lifecycle/storedFacts.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(900_000)

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `m${Date.now().toString(36)}`
// The scripts are the same in every run; how the six clients interleave is not.
const seed = 415_201
const postCount = inGateOrSoak(8, 16)
const stepsOfClient = inGateOrSoak(100, 1000)

let database: Client
let people: [RestPerson, RestPerson]
let done: Done[]
let stored: Map<number, StoredPost>

beforeAll(async () => {
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  people = [await signInByRest(newsroom.cmsUrl, 'admin'), await signInByRest(newsroom.cmsUrl, 'editor')]
  const posts: number[] = []
  for (let number = 0; number < postCount; number += 1) {
    posts.push(await createReadyPost(people[0], `Made for ${mark} ${number}`))
  }
  done = await actAtRandom({ people, posts, stepsOfClient, seed, mark })
  await until(async () => (await unsettled(database)) === 0)
  stored = new Map()
  for (const post of posts) stored.set(post, await storedPost(database, post))
})

afterAll(async () => {
  try {
    for (const [post, { row }] of stored ?? []) {
      if (!row) continue
      await people[0].call('POST', `/posts/${post}/trash`)
      await people[0].call('DELETE', `/posts/${post}?trash=true`)
    }
  } finally {
    await database?.end()
  }
})

const complaintsOf = (rule: (post: StoredPost, id: number) => readonly string[]): string[] =>
  [...stored].flatMap(([id, post]) => rule(post, id).map((complaint) => `seed ${seed}, post ${id}: ${complaint}`))

const answered = z.object({ doc: z.looseObject({}) })

describe(`${6 * stepsOfClient} random actions of six clients at once on a running newsroom`, () => {
  it('are each done or refused, and never break', () => {
    const strange = done.filter(({ answer }) => ![200, 400, 404, 409, 422].includes(answer.status))
    expect(strange.map(({ action, answer }) => [action, answer])).toEqual([])
    // A slug that another post has is the only thing that is not valid here.
    const invalid = done.filter(({ answer }) => answer.status === 400 && !/slug/i.test(JSON.stringify(answer.body)))
    expect(invalid.map(({ action, answer }) => [action, answer])).toEqual([])
    const answeredWith = (status: number) => done.filter(({ answer }) => answer.status === status).length
    expect(done.length).toBeGreaterThan(4.8 * stepsOfClient)
    // Chance decides how many; far fewer would mean that hardly anything was tried.
    expect(answeredWith(200)).toBeGreaterThan(0.4 * stepsOfClient)
    expect(answeredWith(409)).toBeGreaterThan(0.2 * stepsOfClient)
  })

  it('leave a log that the machine could have written alone, and the statuses that it ends with', () => {
    expect(
      complaintsOf(({ row, newest, log }) => {
        const model = replay(log)
        const found = { isLive: row?.isLive ?? false, statuses: newest.map(({ status }) => status) }
        const expected = { isLive: model.isLive, statuses: model.status === null ? [] : [model.status] }
        const isSame = sameJson(found, expected)
        const isTrashedRight = newest.every(({ status, isTrashed }) => isTrashed === (status === 'TRASHED'))
        return [
          ...model.complaints,
          ...(isSame ? [] : [`is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`]),
          ...(isTrashedRight ? [] : ['lies in the trash without saying so']),
        ]
      }),
    ).toEqual([])
  })

  it('stand in the log once each when they were done, however often they were sent, and not at all when refused', () => {
    const times = new Map<string, number>()
    for (const { log } of stored.values()) {
      for (const { idempotencyKey } of log) {
        if (idempotencyKey) times.set(idempotencyKey, (times.get(idempotencyKey) ?? 0) + 1)
      }
    }
    const expected = new Map<string, number>()
    for (const { key, answer } of done) if (key && answer.status === 200) expected.set(key, 1)
    expect(times).toEqual(expected)
    const replays = done.filter(({ answer }) => answer.isReplayed)
    expect(replays.length).toBeGreaterThan(0.04 * stepsOfClient)
  })

  it('lose no edit: what each client wrote last stands in the newest version', () => {
    expect(
      complaintsOf(({ newest: [newest] }, id) =>
        ownFields.flatMap((field) => {
          const saves = done.filter(({ post, role, action, answer }) => {
            return post === id && role === field && action === 'save' && answer.status === 200
          })
          const wanted = saves.at(-1)?.data[field]
          if (!newest || wanted === undefined || newest.words[field] === wanted) return []
          return [`${field} is "${newest.words[field]}", not "${wanted}"`]
        }),
      ),
    ).toEqual([])
  })

  it('publish each version once, and readers have the one that the log names last', () => {
    expect(
      complaintsOf(({ row, versions, schedules, log }) => {
        const { isLive, publications } = replay(log)
        const fired = publications.filter(({ action }) => action === 'fire').map(({ detail }) => detail?.version)
        const doneSchedules = schedules.filter(({ state }) => state === 'done').map(({ version }) => version)
        const complaints =
          sameJson(fired, doneSchedules) && new Set(fired).size === fired.length
            ? []
            : [`fired ${fired}, while the schedules ${doneSchedules} are done`]
        // What is unpublished without newer edits is a draft again itself. From the hundredth on old ones are cleared away.
        const takenBack = log.filter(({ action, from }) => action === 'unpublish' && from === 'PUBLISHED').length
        if (row && versions.all < 100 && versions.published !== publications.length - takenBack) {
          complaints.push(`${versions.published} versions are published, not ${publications.length} - ${takenBack}`)
        }
        const last = publications.at(-1)
        if (!row || !isLive || !last) return complaints
        const sent = done.find(({ key, answer }) => key === last.idempotencyKey && answer.status === 200)
        const content =
          last.action === 'fire'
            ? schedules.find(({ version }) => version === last.detail?.version)?.content
            : answered.parse(sent?.answer.body).doc
        for (const field of ownFields) {
          if ((content?.[field] ?? null) !== row.words[field]) {
            complaints.push(`readers have the ${field} "${row.words[field]}", not "${content?.[field]}"`)
          }
        }
        return complaints
      }),
    ).toEqual([])
  })

  it('leave a schedule with one job to what waits, and none to anything else', async () => {
    expect(
      complaintsOf(({ newest: [newest], schedules }) => {
        const waiting = schedules.filter(({ state }) => state === 'waiting').length
        const expected = newest && waitingStatuses.includes(newest.status) ? 1 : 0
        return waiting === expected ? [] : [`${waiting} schedules wait in status ${newest?.status}`]
      }),
    ).toEqual([])
    expect(await schedulesWithoutJob(database)).toEqual([])
  })

  it('leave no address dangling: each that readers ever had shows its story, leads there, or says that it is gone', async () => {
    const ledger = await ledgerOf(database, mark)
    const paths = await everLive(database, mark)
    expect(paths.length).toBeGreaterThan(postCount)
    expect(ledger.flatMap(disagreement)).toEqual([])
    const known = new Map(ledger.map((line) => [line.path, line]))
    expect(paths.filter((path) => !known.has(path))).toEqual([])
    expect(
      complaintsOf(({ row, ledger: own }) => {
        const live = own.filter(({ answer }) => answer === '200').map(({ path }) => path)
        const expected = row?.isLive ? [row.path] : []
        return sameJson(live, expected) ? [] : [`is live at ${live}, not at ${expected}`]
      }),
    ).toEqual([])
    const answers = await Promise.all(paths.map(async (path) => complaintOfReader(path, known.get(path))))
    expect(answers.flat()).toEqual([])
  })
})

const disagreement = ({ path, answer, redirect }: LedgerLine): string[] => {
  const kinds: Record<string, readonly (string | null)[]> = {
    200: [null],
    410: ['gone'],
    301: ['redirect', 'post'],
    404: [null],
  }
  return kinds[answer]?.includes(redirect) ? [] : [`${path} answers ${answer}, and its redirect is ${redirect}`]
}

// Follows an address as a reader does, once the site was notified of the last change.
const complaintOfReader = async (path: string, line: LedgerLine | undefined): Promise<string[]> => {
  const owner = Number(line?.owner?.split(':')[1])
  const row = stored.get(owner)?.row
  let seen = ''
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const first = await read(path)
    const location = first.location
    const last = location ? await read(new URL(location, newsroom.siteUrl).pathname) : first
    seen = [first.status, location, last.status].join(' ')
    const isMoved = row?.isLive && row.path !== null
    if (isMoved && path === row.path && first.status === 200 && first.text.includes(row.words.headline ?? '')) return []
    if (isMoved && path !== row.path && first.status === 301 && location === row.path && last.status === 200) return []
    // One step is enough for every address, and at its end is something, or the word that it is gone.
    if (!isMoved && first.status === 410) return []
    if (!isMoved && first.status === 301 && last.status === 200) return []
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return [`${path} of ${line?.owner} (${line?.answer} ${line?.target}) gave readers ${seen}`]
}

const read = async (path: string) => {
  const response = await fetch(`${newsroom.siteUrl}${path}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

// Waits for something to become true; the test's own limit is the only clock.
const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}
