import { endpointFor, knownProviders, type OembedProvider } from '../../embeds/oembed/oembedProviders.ts'

let providers: OembedProvider[] | null = null

export function isProviderAddress(address: string): boolean {
  const url = URL.parse(address)
  providers ??= knownProviders()
  return url !== null && endpointFor(providers, url) !== null
}
