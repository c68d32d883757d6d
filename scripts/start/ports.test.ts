import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { checkPorts, freePort, PortError, portMessage } from './ports.ts'

const servers: Server[] = []
const listen = async (port: number, host?: string): Promise<void> => {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve))
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

describe('a port that is taken', () => {
  it.each([undefined, '127.0.0.1', '::'])(
    'stops the start, naming port and variable (another program listens on %s)',
    async (host) => {
      const port = await freePort()
      await listen(port, host)
      const error = await checkPorts({ SITE_PORT: port }).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(PortError)
      expect(String(error)).toContain(`Port ${port} for the reader site is taken by another program`)
      expect(String(error)).toContain('SITE_PORT=…')
    },
  )

  it('is reported together with the others, a line each', async () => {
    const [one, two] = [await freePort(), await freePort()]
    await listen(one)
    await listen(two)
    const error = await checkPorts({ CMS_PORT: one, POSTGRES_PORT: two }).catch((reason: unknown) => reason)
    expect(String(error).split('\n')).toHaveLength(2)
  })

  it('is no matter when it is free', async () => {
    await expect(checkPorts({ CMS_PORT: await freePort() })).resolves.toBeUndefined()
  })

  it('is distinguished from one that this user may not open', () => {
    expect(portMessage('CMS_PORT', 80, 'EACCES')).toContain('Port 80 for the back office is not allowed for this user')
  })

  it.each(['CMS_PORT', 'SITE_PORT', 'REALTIME_PORT'] as const)(
    'is refused as %s when browsers refuse it, though it is free',
    async (name) => {
      const error = await checkPorts({ [name]: 6000 }).catch((reason: unknown) => reason)
      expect(String(error)).toContain('Port 6000 for')
      expect(String(error)).toContain(`is one that browsers refuse; choose another port with ${name}=…`)
    },
  )
})
