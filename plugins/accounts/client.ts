import Bowser from 'bowser'
import type { PayloadRequest } from 'payload'
import { forwardedNetwork } from '#contract/clientNetwork.ts'

export interface Client {
  /** The network by which attempts are counted. */
  network: string
  /** Its browser and system, as people know them: 'Firefox on Windows'. */
  device: string
}

/** Returns what is known of the client of a request; the server sets its address in `X-Forwarded-For`. */
export function clientOf({ headers }: Pick<PayloadRequest, 'headers'>): Client {
  return { network: forwardedNetwork(headers) ?? 'unknown', device: deviceName(headers.get('user-agent') ?? '') }
}

function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown program'
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return userAgent.split(/[\s/(]/)[0]?.slice(0, 40) || 'Unknown program'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
