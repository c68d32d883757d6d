import type { SingleSignOnOptions } from '#plugins/accounts/single-sign-on/singleSignOn.options.ts'
import type { CmsEnvironment } from './environment.ts'

/** Returns the single sign-on that the environment sets up; null for none. */
export function singleSignOnOptions(values: CmsEnvironment): SingleSignOnOptions | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (!issuer || !clientId) return null
  return {
    issuer,
    clientId,
    ...(clientSecret ? { clientSecret } : {}),
    name: values.OIDC_NAME,
    scopes: values.OIDC_SCOPES,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    roles: values.OIDC_ROLES ?? [],
    domains: values.OIDC_DOMAINS ?? [],
    cmsUrl: values.CMS_URL,
  }
}
