import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  port: number
  close: () => Promise<void>
}

/**
 * Starts a balancer, one address for several servers: each connection goes to the next one, or to any other that takes
 * it.
 */
export async function openBalancer(targets: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let turn = 0
  const pass = (client: Socket, tries: number) => {
    const target = targets[turn % targets.length]
    turn += 1
    if (target === undefined || tries === 0) {
      client.destroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    let isOpen = false
    upstream.once('connect', () => {
      isOpen = true
      client.pipe(upstream).pipe(client)
    })
    upstream.on('error', () => {
      if (isOpen) client.destroy()
      else pass(client, tries - 1)
    })
    upstream.once('close', () => isOpen && client.destroy())
    client.once('close', () => upstream.destroy())
  }
  const server = createServer((client) => {
    sockets.add(client)
    client.setNoDelay(true)
    client.on('error', () => client.destroy())
    client.once('close', () => sockets.delete(client))
    pass(client, targets.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The balancer has no port')
  return {
    port: address.port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
