import type { PayloadRequest } from 'payload'
import type { MappedRole } from './mappedRoles.ts'
import { OpenIdProvider } from './provider.ts'

export interface SingleSignOnOptions {
  issuer: string
  clientId: string
  clientSecret?: string
  /** The provider, as people know it. */
  name: string
  scopes: string
  groupsClaim: string
  /** Groups of the provider with the names of roles. */
  roles: readonly MappedRole<string>[]
  /** Domains of the addresses that get an account at their first log-in, in lower case. */
  domains: readonly string[]
  /** Public address of the back office. */
  cmsUrl: string
}

export interface SingleSignOn extends SingleSignOnOptions {
  provider: OpenIdProvider
  isHttps: boolean
}

export const singleSignOnPath = '/account/single-sign-on'

export function singleSignOnFrom(options: SingleSignOnOptions): SingleSignOn {
  return {
    ...options,
    provider: new OpenIdProvider({ ...options, callbackUrl: `${options.cmsUrl}/api${singleSignOnPath}/callback` }),
    isHttps: options.cmsUrl.startsWith('https:'),
  }
}

/** Returns the single sign-on of this newsroom; null when it has none. */
export function singleSignOnOf({ payload }: Pick<PayloadRequest, 'payload'>): SingleSignOn | null {
  const known: SingleSignOn | undefined = payload.config.custom.singleSignOn
  return known ?? null
}
