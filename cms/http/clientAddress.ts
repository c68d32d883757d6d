import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { cmsEnvironment } from '#cms/environment.ts'
import { clientNetwork } from '#contract/clientNetwork.ts'

/**
 * Writes into `X-Forwarded-For` of each request from which network it came, before Next reads it: Next would keep what the
 * client itself has written there, and Payload's requests know no socket.
 */
export function sayClients(): void {
  const { PROXIES } = cmsEnvironment(process.env)
  subscribe('http.server.request.start', (message) => {
    const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null
    if (!(request instanceof IncomingMessage)) return
    request.headers['x-forwarded-for'] = clientNetwork(request, PROXIES)
  })
}
