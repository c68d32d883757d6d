import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { demoPassword } from '#scripts/start/demo.ts'
import { until } from '#tests/until.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()

// Stands between a back office and its database, and can keep still as a database that hangs.
class DatabaseLine {
  private readonly sockets = new Set<Socket>()
  private isStill = false

  private constructor(private readonly server: Server) {}

  static async open(databaseUrl: string): Promise<{ line: DatabaseLine; url: string }> {
    const target = new URL(databaseUrl)
    const server = createServer()
    const line = new DatabaseLine(server)
    server.on('connection', (socket) => line.join(socket, connect(Number(target.port), target.hostname)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address === 'string' || !address) throw new Error('The line has no port')
    return { line, url: Object.assign(new URL(target), { host: `127.0.0.1:${address.port}` }).href }
  }

  keepStill(isStill: boolean): void {
    this.isStill = isStill
    for (const socket of this.sockets) isStill ? socket.pause() : socket.resume()
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      if (this.isStill) from.pause()
    }
  }
}

describe('a back office whose public address is https', () => {
  let backOffice: BackOfficeBeside

  beforeAll(async () => {
    backOffice = await startBackOfficeBeside(newsroom, { CMS_URL: 'https://newsroom.test' })
  })
  afterAll(() => backOffice?.stop())

  const cookieOf = async (url: string): Promise<string> => {
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'editor@citydesk.test', password: demoPassword }),
    })
    expect(answer.status).toBe(200)
    return answer.headers.get('set-cookie') ?? ''
  }

  it('has browsers send the login over https only; one on http could not work so', async () => {
    expect(await cookieOf(backOffice.url)).toMatch(/^payload-token=[^;]+;.* Secure/)
    expect(await cookieOf(newsroom.cmsUrl)).not.toMatch(/secure/i)
  })
})

describe('a back office whose database hangs', () => {
  let backOffice: BackOfficeBeside
  let line: DatabaseLine

  beforeAll(async () => {
    const opened = await DatabaseLine.open(newsroom.databaseUrl)
    line = opened.line
    backOffice = await startBackOfficeBeside(newsroom, { DATABASE_URL: opened.url })
  })
  afterAll(async () => {
    await backOffice?.stop()
    line?.close()
  })

  it('says at its health address that it is ill, and that it is well once the database answers again', async () => {
    const health = async () => (await fetch(`${backOffice.url}/api/health`)).status
    expect(await health()).toBe(200)
    line.keepStill(true)
    await until('it is ill', health, (status) => status === 503)
    line.keepStill(false)
    await until('it is well', health, (status) => status === 200)
  })
})
