import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { until } from '#tests/until.ts'
import { freePort } from './ports.ts'
import { ProcessError, type ProcessPlan } from './runningProcess.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'
import { askAddress } from './watchProcess.ts'

// Stand-ins for the processes of a newsroom, in plain JavaScript.
const standIns = {
  ready: 'process.send({ ready: { pid: process.pid } }); setInterval(() => {}, 1000)',
  stubborn:
    "process.on('SIGTERM', () => {}); process.send({ ready: { pid: process.pid } }); setInterval(() => {}, 1000)",
  failing: "console.error('the disk is full'); process.exit(3)",
  silent: 'setInterval(() => {}, 1000)',
  // Answers 503 until it was asked three times.
  warmingUp: `let asked = 0; require('node:http').createServer((_, response) => {
    asked += 1; response.writeHead(asked < 3 ? 503 : 200).end() }).listen(Number(process.env.PORT), '127.0.0.1')`,
}

const plan = (name: keyof typeof standIns, more: Partial<ProcessPlan> = {}): ProcessPlan => ({
  name,
  command: ['-e', standIns[name]],
  environment: { ...process.env, NODE_OPTIONS: '' },
  ready: { by: 'message' },
  readyWithin: 20_000,
  endWithin: 10_000,
  ...more,
})

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const pidIn = (said: unknown): number =>
  typeof said === 'object' && said !== null && 'pid' in said && typeof said.pid === 'number' ? said.pid : 0

const supervisors: Supervisor[] = []
const supervise = (onLine: (name: string, line: string) => void = () => undefined): Supervisor => {
  const supervisor = createSupervisor(onLine)
  supervisors.push(supervisor)
  return supervisor
}
afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((supervisor) => supervisor.stop()))
})

describe('processes that start and end together', () => {
  it('tells what each said when it became ready, and ends them when asked', async () => {
    const supervisor = supervise()
    const pids = (await supervisor.start([plan('ready'), plan('ready')])).map(pidIn)
    expect(pids.map(isAlive)).toEqual([true, true])
    await supervisor.stop()
    expect(pids.map(isAlive)).toEqual([false, false])
  })

  it('takes a process for ready when its address answers well, and not before', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/health`
    const environment = { ...process.env, PORT: String(port) }
    await supervise().start([plan('warmingUp', { environment, ready: { by: 'address', url } })])
    expect((await fetch(url)).status).toBe(200)
  })

  it('says which one ended before it was ready, with its own words', async () => {
    const error = await supervise()
      .start([plan('ready'), plan('failing')])
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ProcessError)
    expect(error).toMatchObject({
      message: 'The failing ended with code 3 before it was ready',
      output: ['the disk is full'],
    })
  })

  it('gives up on one that is not ready in time', async () => {
    const starting = supervise().start([plan('silent', { readyWithin: 50 })])
    await expect(starting).rejects.toThrow('The silent was not ready after')
  })

  it('fails as soon as one ends without being asked to, and says which', async () => {
    const supervisor = supervise()
    const [, said] = await supervisor.start([plan('stubborn', { endWithin: 50 }), plan('ready')])
    process.kill(pidIn(said), 'SIGKILL')
    await expect(supervisor.failure).rejects.toThrow('The ready was ended by SIGKILL')
  })

  it('starts one again that ended by itself where its plan says so, and tells why; the others run on', async () => {
    const pids: number[] = []
    const lines: string[] = []
    const supervisor = supervise((_name, line) => {
      const number = /^my number is (\d+)$/.exec(line)?.[1]
      if (number) pids.push(Number(number))
      else lines.push(line)
    })
    const kept = plan('ready', {
      command: ['-e', `console.log('my number is ' + process.pid); ${standIns.ready}`],
      restart: { firstPause: 1, maxPause: 60_000 },
    })
    const [other = 0] = (await supervisor.start([plan('ready'), kept])).map(pidIn)
    for (const times of [1, 2]) {
      await until('it runs again', () => pids.length === times)
      process.kill(pids.at(-1) ?? 0, 'SIGKILL')
      await until('it is said to be back', () => lines.filter((line) => line === 'The ready is back').length === times)
    }
    expect(lines.filter((line) => line !== 'The ready is back')).toEqual([
      'The ready was ended by SIGKILL; it is started again in 0.001 s',
      'The ready was ended by SIGKILL; it is started again in 0.002 s',
    ])
    expect(isAlive(other)).toBe(true)
    await supervisor.stop()
    expect(pids.map(isAlive)).toEqual([false, false, false])
  })

  it('tries again and again with one that does not come up any more, and lets go of it when all end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'citydesk-supervisor-'))
    const marker = join(folder, 'began')
    const once = `const { existsSync, writeFileSync } = require('node:fs')
      if (existsSync(${JSON.stringify(marker)})) process.exit(3)
      writeFileSync(${JSON.stringify(marker)}, ''); process.send({ ready: { pid: process.pid } }); setInterval(() => {}, 1000)`
    const lines: string[] = []
    const supervisor = supervise((_name, line) => lines.push(line))
    const restart = { firstPause: 1, maxPause: 2 }
    const [said] = await supervisor.start([plan('ready', { command: ['-e', once], restart })])
    process.kill(pidIn(said), 'SIGKILL')
    await until(
      'it was started three times',
      () => lines.filter((line) => line.includes('ended with code 3; it is started again')).length >= 3,
    )
    await supervisor.stop()
    await rm(folder, { recursive: true })
  })

  it.each(['it is stopped', 'it is busy for ever'])(
    'ends one that does not answer any more because %s, and starts it again',
    async (how) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/`
      const serving = `require('node:http').createServer(({ url }, response) => {
      if (url === '/busy') for (;;) ;
      // One that says it is ill is alive.
      response.writeHead(503).end() }).listen(${port}, '127.0.0.1', () => process.send({ ready: { pid: process.pid } }))`
      const lines: string[] = []
      const supervisor = supervise((_name, line) => lines.push(line))
      const [said] = await supervisor.start([
        plan('ready', {
          command: ['-e', serving],
          endWithin: 50,
          restart: { firstPause: 1, maxPause: 60_000 },
          watch: { ask: askAddress(url), pause: 50, timeoutMs: 2000, tries: 2 },
        }),
      ])
      const first = pidIn(said)
      if (how === 'it is stopped') process.kill(first, 'SIGSTOP')
      else void fetch(`${url}busy`).catch(() => undefined)
      await until('it is back', () => lines.includes('The ready is back'))
      expect(lines).toEqual([
        'The ready does not answer any more; it is ended',
        expect.stringMatching(/^The ready was ended by SIG(KILL|TERM); it is started again in 0.001 s$/),
        'The ready is back',
      ])
      expect(isAlive(first)).toBe(false)
      expect((await fetch(url)).status).toBe(503)
    },
  )

  it('kills one that does not end by itself', async () => {
    const supervisor = supervise()
    await supervisor.start([plan('stubborn', { endWithin: 50 })])
    await expect(supervisor.stop()).resolves.toBeUndefined()
  })

  it('ends the last started first, so that the database outlives those who use it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'citydesk-supervisor-'))
    const diary = join(folder, 'diary')
    const writing = (name: string) =>
      `process.on('SIGTERM', () => { require('node:fs').appendFileSync(${JSON.stringify(diary)}, '${name} '); process.exit(0) });
       process.send({ ready: {} }); setInterval(() => {}, 1000)`
    const supervisor = supervise()
    await supervisor.start([plan('ready', { command: ['-e', writing('database')] })])
    await supervisor.start([plan('ready', { command: ['-e', writing('site')] })])
    await supervisor.stop()
    expect(await readFile(diary, 'utf8')).toBe('site database ')
    await rm(folder, { recursive: true })
  })

  it.each([
    ['one that ends when it is asked to', standIns.ready],
    ['one that does not', standIns.stubborn],
  ])('takes its processes along when it is killed itself: %s', async (_, standIn) => {
    const parent = supervise()
    // A process that starts one of its own, just as a start does, and is then killed without a chance to clean up.
    const starting = `
      const { spawn } = require('node:child_process')
      const preload = ${JSON.stringify(new URL('./endWithParent.mjs', import.meta.url).href)}
      const child = spawn(process.execPath, ['--import', preload, '-e', ${JSON.stringify(standIn)}],
        { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true,
          env: { ...process.env, CITYDESK_STARTED_BY: String(process.pid), CITYDESK_END_WITHIN: '50' } })
      child.on('message', ({ ready }) => process.send({ ready }))
      setInterval(() => {}, 1000)`
    const [said] = await parent.start([plan('ready', { command: ['-e', starting] })])
    const grandchild = pidIn(said)
    expect(isAlive(grandchild)).toBe(true)
    parent.kill()
    await until('the grandchild is gone', () => !isAlive(grandchild))
  })
})
