import type { Payload } from 'payload'
import type { LookUpOptions } from './oembed/oembed.lookUp.ts'

const isLookUp = (value: unknown): value is LookUpOptions =>
  typeof value === 'object' && value !== null && 'providers' in value

/** Returns the options by which this newsroom looks embeds up; null where it does not. */
export function knownLookUp({ config }: Payload): LookUpOptions | null {
  const options: unknown = config.custom?.embedLookUp
  return isLookUp(options) ? options : null
}

/** Returns the options by which this newsroom looks embeds up. @throws Error when the plugin is not installed */
export function embedLookUpOf(payload: Payload): LookUpOptions {
  const options = knownLookUp(payload)
  if (!options) throw new Error('The config looks no embeds up: add the plugin embeds()')
  return options
}
