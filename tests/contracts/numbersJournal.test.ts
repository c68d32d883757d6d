import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type EventSum, numbersCall, numbersPath } from '#contract/numbersCall.schema.ts'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import { createNumbersDoor } from '#site/server/numbers/numbersDoor.ts'
import { NumbersSender } from '#site/server/numbers/numbersSender.ts'
import { SumJournal } from '#site/server/numbers/sumJournal.ts'
import { inGateOrSoak } from '#tests/soak.ts'

const secret = 'shared-by-both'
const minute = 60_000
const hour = 60 * minute
let folder: string
let cmsUrl: string
// Batches as the back office stores them: each once.
const stored = new Map<string, EventSum[]>()
let calls = 0
// The status of the next answers; 0 stores the batch and cuts the connection.
let statuses: number[] = []

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const signature = request.headers[signatureHeader]?.toString()
  const call = readSignedCall(numbersPath, numbersCall, { body, signature, secret, now: Date.now() })
  calls += 1
  const status = statuses.shift() ?? 200
  if (call.ok && (status === 200 || status === 0)) stored.set(call.value.batch, call.value.sums)
  if (status === 0) return request.socket.destroy()
  response.writeHead(call.ok ? status : call.status, { 'content-type': 'application/json' }).end('{}')
})

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'numbers-'))
  stored.clear()
  calls = 0
  statuses = []
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  cmsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

const chrome = { program: 'Chrome 140', isBot: false }
const sum = (post: number, times = 1): EventSum => ({
  ...chrome,
  minute: 0,
  name: 'view',
  post,
  detail: 'direct',
  times,
})
const total = () => [...stored.values()].flat().reduce((all, { times }) => all + times, 0)
const journalOf = (now = Date.now, maxBytes = 1_000_000) => SumJournal.open(folder, { maxBytes, now })

describe('the journal of the site', () => {
  it('is added up and sent once, in parts that a call may have', async () => {
    const journal = await journalOf()
    const posts = Array.from({ length: 2_500 }, (_, place) => place + 1)
    await Promise.all([...posts, ...posts].map((post) => journal.append([sum(post)])))
    const sender = new NumbersSender(journal, { cmsUrl, secret })
    await Promise.all([sender.send(Date.now()), sender.send(Date.now())])
    await sender.send(Date.now())
    expect([calls, total()]).toEqual([2, 5_000])
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['refused', 503],
    ['cut off after it was stored', 0],
  ])('loses nothing and counts nothing twice when a call is %s', async (_fault, status) => {
    const journal = await journalOf()
    const sender = new NumbersSender(journal, { cmsUrl, secret })
    await journal.append([sum(1)])
    statuses = [status]
    await sender.send(Date.now())
    await journal.append([sum(2)])
    await sender.send(Date.now())
    expect(total()).toBe(2)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('is not held up by a batch that the back office never takes', async () => {
    const journal = await journalOf()
    const sender = new NumbersSender(journal, { cmsUrl, secret })
    await journal.append([sum(1)])
    await journal.close()
    await journal.append([sum(2)])
    statuses = [400]
    await sender.send(Date.now())
    expect([calls, total()]).toEqual([2, 1])
    await sender.send(Date.now())
    expect(total()).toBe(2)
  })

  it('loses nothing behind a line that the disk took half of, and refuses in place of failing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const journal = await journalOf()
    await journal.append([sum(1)])
    const handle = await open(path.join(folder, 'other'), 'w')
    const appendFile = jest.spyOn(Object.getPrototypeOf(handle), 'appendFile')
    appendFile.mockImplementationOnce(async function (this: typeof handle, text) {
      await this.write(String(text).slice(0, 10))
      throw new Error('ENOSPC: no space left on device')
    })
    await handle.close()
    await rm(path.join(folder, 'other'))
    expect(await journal.append([sum(2)])).toBe(false)
    expect(await journal.append([sum(3)])).toBe(true)
    await new NumbersSender(journal, { cmsUrl, secret }).send(Date.now())
    expect([...stored.values()].flat().map(({ post }) => post)).toEqual([1, 3])
  })

  it('keeps what it accepted when the process is killed, and the next process sends it', async () => {
    const child = fork(path.join(import.meta.dirname, 'numbersJournal.child.ts'), [folder], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let accepted = 0
    child.on('message', (count) => {
      accepted = Number(count)
      if (accepted >= 500) child.kill('SIGKILL')
    })
    await once(child, 'exit')
    // A file that is still open belongs to a process that may live; a minute later, to none.
    const later = () => Date.now() + 2 * minute
    const sender = new NumbersSender(await journalOf(later), { cmsUrl, secret })
    await sender.send(Date.now())
    expect(accepted).toBeGreaterThanOrEqual(500)
    expect(total()).toBeGreaterThanOrEqual(accepted)
  }, 30_000)

  it('counts every beacon that is answered under load', async () => {
    const journal = await journalOf()
    const options = { journal, siteHosts: new Set<string>(), proxies: 1, analytics: null }
    const door = createNumbersDoor({ ...options, now: Date.now })
    const site = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString()
      response.writeHead((await door.takeBeacon(request, body)) ? 204 : 503).end()
    })
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    const address = site.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const events = [{ name: 'view', props: {} }]
    const sender = new NumbersSender(journal, { cmsUrl, secret })
    let answered = 0
    const sendBeacons = async (reader: number) => {
      for (let post = 1; post <= 20; post += 1) {
        const page = { path: '/', kind: 'article', post }
        const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': `192.0.2.${reader}` }
        const body = JSON.stringify({ page, referrer: '', medium: '', asksConsent: false, events })
        if ((await fetch(url, { method: 'POST', headers, body })).status === 204) answered += 1
        if (post % 7 === 0) await sender.send(Date.now())
      }
    }
    const readers = inGateOrSoak(20, 200)
    await Promise.all(Array.from({ length: readers }, (_, reader) => sendBeacons(reader)))
    await sender.send(Date.now())
    await new Promise((resolve) => site.close(resolve))
    // Each is a view of a post and of a page.
    expect([answered, total()]).toEqual([20 * readers, 40 * readers])
  })

  it('leaves the open file of another process alone', async () => {
    const other = await journalOf()
    await other.append([sum(1)])
    const sender = new NumbersSender(await journalOf(), { cmsUrl, secret })
    await sender.send(Date.now())
    expect(calls).toBe(0)
    await new NumbersSender(other, { cmsUrl, secret }).send(Date.now())
    expect(total()).toBe(1)
  })

  it('leaves out a line that was not written whole', async () => {
    const id = `${String(Date.now()).padStart(14, '0')}-torn`
    await writeFile(path.join(folder, `${id}.batch`), `${JSON.stringify([sum(1)])}\n[{"minute":0,"na`)
    await new NumbersSender(await journalOf(), { cmsUrl, secret }).send(Date.now())
    expect(total()).toBe(1)
  })

  it('accepts nothing beyond its measure, and accepts again when it was sent', async () => {
    const journal = await journalOf(Date.now, 2.5 * JSON.stringify([sum(1)]).length)
    const answers = [await journal.append([sum(1)]), await journal.append([sum(2)]), await journal.append([sum(3)])]
    expect(answers).toEqual([true, true, false])
    await new NumbersSender(journal, { cmsUrl, secret }).send(Date.now())
    expect(await journal.append([sum(3)])).toBe(true)
    await journal.close()
  })

  it('drops a batch that is older than the back office remembers', async () => {
    const journal = await journalOf(() => Date.now() - 21 * 24 * hour)
    await journal.append([sum(1)])
    await new NumbersSender(journal, { cmsUrl, secret }).send(Date.now())
    expect([calls, await readdir(folder)]).toEqual([0, []])
  })
})
