import { connect, createServer, type Socket } from 'node:net'

export interface LagProxy {
  port: number
  cut(): void
  close(): Promise<void>
}

// Sends each piece on after a delay of its own, in the order in which they came.
function passOn(from: Socket, to: Socket, delay: () => number): void {
  let free = 0
  from.on('data', (piece) => {
    free = Math.max(free, Date.now() + delay())
    setTimeout(() => to.writable && to.write(piece), free - Date.now())
  })
  from.on('close', () => to.destroy())
  from.on('error', () => to.destroy())
}

/**
 * @param target the port of the server on this machine
 * @param delay milliseconds that the next piece takes
 */
export async function openLagProxy(target: number, delay: () => number): Promise<LagProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    passOn(client, upstream, delay)
    passOn(upstream, client, delay)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    cut,
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
