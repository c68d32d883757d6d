import list from 'oembed-providers/providers.json' with { type: 'json' }
import { z } from 'zod'

/** A place whose posts or films can be embedded, by the list of the oEmbed project. */
export interface OembedProvider {
  name: string
  endpoints: { patterns: RegExp[]; url: string }[]
}

const listed = z.array(
  z.object({
    provider_name: z.string(),
    endpoints: z.array(z.object({ schemes: z.array(z.string()).default([]), url: z.string() })),
  }),
)

/**
 * Returns a scheme of the list as an expression: a star is any run of letters, and of the host only within the host.
 */
export function patternOf(scheme: string): RegExp {
  const [, start = '', host = '', rest = ''] = /^(https?:\/\/)([^/]*)(.*)$/.exec(scheme) ?? []
  const escaped = (text: string, star: string) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? star : `\\${sign}`))
  return new RegExp(`^${start.replace('http:', 'https?:')}${escaped(host, '[^/]*')}${escaped(rest, '.*')}$`, 'i')
}

/** Returns the list as the providers' package has it. @throws ZodError when it is another form */
export function providersOf(given: unknown): OembedProvider[] {
  return listed.parse(given).map(({ provider_name, endpoints }) => ({
    name: provider_name,
    endpoints: endpoints.map(({ schemes, url }) => ({
      patterns: schemes.filter((scheme) => /^https?:/.test(scheme)).map(patternOf),
      url: url.replaceAll('{format}', 'json'),
    })),
  }))
}

/** Returns the list of the oEmbed project. */
export function knownProviders(): OembedProvider[] {
  return providersOf(list)
}

/** Returns the oEmbed endpoint of an address; null when no provider of the list knows it. */
export function endpointFor(providers: readonly OembedProvider[], address: URL): string | null {
  for (const { endpoints } of providers) {
    const endpoint = endpoints.find(({ patterns }) => patterns.some((pattern) => pattern.test(address.href)))
    if (endpoint) return endpoint.url
  }
  return null
}
