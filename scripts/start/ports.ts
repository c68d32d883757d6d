import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { type PortVariable, portVariables } from './newsroom.environment.ts'

// Ports that browsers refuse to connect to: the list of "bad ports" in the Fetch standard.
const badPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** A port that cannot be used; the message says which one and which variable moves it. */
export class PortError extends Error {
  override name = 'PortError'
}

// Returns whether browsers connect to a port; they never speak to PostgreSQL.
const isForBrowsers = (name: PortVariable): boolean => name !== 'POSTGRES_PORT'

/**
 * Checks that these ports can be listened on, and those of the web also be reached by browsers.
 * @throws PortError with one line a port that is taken, forbidden or refused
 */
export async function checkPorts(ports: Partial<Record<PortVariable, number>>): Promise<void> {
  const lines: string[] = []
  for (const name of ['CMS_PORT', 'SITE_PORT', 'REALTIME_PORT', 'POSTGRES_PORT'] as const) {
    const port = ports[name]
    if (port === undefined) continue
    const fault = isForBrowsers(name) && badPorts.has(port) ? 'BADPORT' : await faultOfPort(port)
    if (fault) lines.push(portMessage(name, port, fault))
  }
  if (lines.length > 0) throw new PortError(lines.join('\n'))
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken by another program; end that, or',
  EACCES: 'is not allowed for this user;',
  BADPORT: 'is one that browsers refuse;',
}

/** Returns one line about a port that cannot be used: its purpose, the reason, and the variable that moves it. */
export function portMessage(name: PortVariable, port: number, code: string): string {
  const reason = reasons[code] ?? `cannot be opened (${code});`
  return `Port ${port} for ${portVariables[name].what} ${reason} choose another port with ${name}=…`
}

// The code of the error that listening gives, or nothing when the port is free.
async function faultOfPort(port: number): Promise<string | undefined> {
  // A program that listens on 127.0.0.1 only does not stand in the way of one on all addresses, yet it would get the requests.
  for (const host of [undefined, '127.0.0.1']) {
    const code = await new Promise<string | undefined>((resolve) => {
      const server = createServer()
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
    })
    if (code) return code
  }
  return undefined
}

const givenPorts = new Set<number>()

/**
 * Returns a port that is free now, for tests, and no port twice in one process. It lies below the ports that systems give
 * to outgoing connections (32768 and above on Linux, 49152 and above elsewhere), which could take it before its listener.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (givenPorts.has(port) || badPorts.has(port) || (await faultOfPort(port))) continue
    givenPorts.add(port)
    return port
  }
}
