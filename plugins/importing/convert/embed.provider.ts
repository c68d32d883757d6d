import { endpointFor, knownProviders, type OembedProvider } from '../../embeds/oembed/oembedProviders.ts'

let providers: OembedProvider[] | null = null

/** Tells whether an address lies at a site that is known to let others show its films, posts or sounds. */
export function isProviderAddress(address: string): boolean {
  const url = URL.parse(address)
  providers ??= knownProviders()
  return url !== null && endpointFor(providers, url) !== null
}
