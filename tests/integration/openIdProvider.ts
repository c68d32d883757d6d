import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export interface OpenIdProvider {
  issuer: string
  /** What it says of the people who log in, by the name that they type. */
  people: Map<string, Record<string, unknown>>
  /** While it is true, it breaks off every connection. */
  isAway: boolean
  stop(): Promise<void>
}

/** The client that the provider knows. */
export const openIdClient = { id: 'citydesk', secret: 'only-for-tests' }

/** Starts a real provider of OpenID Connect on a free port of this machine, with forms to log in at. */
export async function startOpenIdProvider(cmsUrl: string): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const people: OpenIdProvider['people'] = new Map()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.id,
        client_secret: openIdClient.secret,
        redirect_uris: [`${cmsUrl}/api/account/single-sign-on/callback`],
        post_logout_redirect_uris: [`${cmsUrl}/admin/login`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    // Seconds. It warns of each that is not said.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  })
  const started: OpenIdProvider = {
    issuer,
    people,
    isAway: false,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  const answer = provider.callback()
  server.on('request', (req, res) => (started.isAway ? req.socket.destroy() : answer(req, res)))
  return started
}
