import type { Page } from 'playwright-core'
import { z } from 'zod'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { logIn } from '#tests/browser/newsroom.ts'
import { bodySelector } from '#tests/browser/together/writer.page.ts'
import { signIn } from './backOffice.ts'
import { expectOk } from './httpCall.ts'
import type { Measure, Measured, Subject } from './measure.types.ts'
import { join, newPeople } from './roomGuest.ts'
import { summarize } from './statistics.ts'
import { newStory, open } from './together.measure.ts'
import { openUsersBrowser } from './usersPage.ts'

// Runs of each, at most.
const mostRounds = 30

/** Measures what editing together promises in seconds: back after a cut, and out of the room without rights or log-in. */
export const togetherPromises: Measure = {
  name: 'together-promises',
  rows: 3,
  run: async (subject) => {
    const rounds = Math.min(mostRounds, subject.limits.rounds)
    return [...(await afterACut(subject, rounds)), ...(await withoutRights(subject, rounds))]
  },
}

const now = () => performance.timeOrigin + performance.now()

async function afterACut(subject: Subject, rounds: number): Promise<Measured[]> {
  const browser = await openUsersBrowser()
  try {
    const story = await newStory(await signIn(subject.cmsUrl, 'editor'), 200)
    const enter = async (account: string): Promise<Page> => {
      const page = await (await browser.newContext()).newPage()
      await logIn(page, subject, account)
      await open(page, subject, story)
      return page
    }
    const [writer, reader] = [await enter('editor'), await enter('admin')]
    await writer.click(`${bodySelector} > p >> nth=1`)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const word = `cut${round}.`
      await writer.context().setOffline(true)
      await writer.keyboard.type(word)
      const begin = now()
      await writer.context().setOffline(false)
      await reader.waitForFunction(
        ([selector, word]) => document.querySelector(selector ?? '')?.textContent?.includes(word ?? ''),
        [bodySelector, word],
        { polling: 20 },
      )
      times.push(now() - begin)
    }
    return [
      {
        what: 'From the end of a cut until colleagues have what was written in it',
        milliseconds: summarize(times),
        goal: 'max ≤ 3 s',
      },
    ]
  } finally {
    await browser.close()
  }
}

const made = z.object({ id: z.number() })

async function withoutRights(subject: Subject, rounds: number): Promise<Measured[]> {
  const admin = await signIn(subject.cmsUrl, 'admin')
  const documentKey = documentKeyOf('posts', await newStory(admin, 200))
  const { id: role } = made.parse(await admin.create('roles', { name: `Bench ${Date.now()}`, permissions: [] }))
  const may = (permissions: string[]) => admin.update('roles', role, { permissions })
  const rights: number[] = []
  const logins: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await may(['UPDATE_POST'])
    const [person = ''] = await newPeople(subject, 1, [role])
    const timeOut = async (end: () => Promise<unknown>): Promise<number> => {
      const guest = await join(subject, person, documentKey)
      const begin = performance.now()
      await Promise.all([end(), guest.isOut])
      guest.leave()
      return performance.now() - begin
    }
    rights.push(await timeOut(() => may([])))
    await may(['UPDATE_POST'])
    const headers = { Authorization: `JWT ${person}`, 'Content-Type': 'application/json' }
    const address = `${subject.cmsUrl}/api/users/logout`
    logins.push(await timeOut(() => expectOk(address, { method: 'POST', headers, body: '{}' })))
  }
  const goal = 'max ≤ 2 s'
  return [
    {
      what: 'From taking the rights of a person away until they are out of the room',
      milliseconds: summarize(rights),
      goal,
    },
    { what: 'From a log-out until the log-in is out of the room', milliseconds: summarize(logins), goal },
  ]
}
