import type { SingleSignOnOptions } from '#plugins/accounts/single-sign-on/singleSignOn.options.ts'
import type { ChainOptions } from '#plugins/activity/chain/chain.upkeep.ts'
import type { VerificationOptions } from '#plugins/assistant/verification/verification.service.ts'
import { datawrapper } from '#plugins/embeds/datawrapperLibrary.ts'
import { documentCloud } from '#plugins/embeds/documentCloudLibrary.ts'
import type { EmbedKind, EmbedLibrary } from '#plugins/embeds/embedLibraries.ts'
import type { MediaLibraryOptions } from '#plugins/media-library/mediaLibrary.plugin.ts'
import type { SearchOptions } from '#plugins/search/search.plugin.ts'
import type { CmsEnvironment } from './environment.ts'

/** Returns how the chain of the activity log is kept, as the environment says. */
export function chainOptions(environment: CmsEnvironment): ChainOptions {
  const { ACTIVITY_ANCHOR_URL: url, ACTIVITY_ANCHOR_SECRET: secret } = environment
  return {
    anchors: {
      file: environment.ACTIVITY_ANCHOR_FILE,
      mail: environment.ACTIVITY_ANCHOR_MAIL,
      call: url && secret ? { url, secret } : undefined,
    },
    keepDays: environment.ACTIVITY_KEEP_DAYS,
  }
}

/** Returns the check CHAT_BLOCK_MESSAGE that the environment sets up. */
export function chatCheckOptions(values: CmsEnvironment): VerificationOptions {
  const { CHAT_CHECK: check, PAYLOAD_SECRET: secret, SITE_URL } = values
  const hostname = new URL(SITE_URL).hostname
  const siteKeys = {
    turnstile: [values.TURNSTILE_SITE_KEY, values.TURNSTILE_SECRET_KEY, values.TURNSTILE_URL],
    recaptcha: [values.RECAPTCHA_SITE_KEY, values.RECAPTCHA_SECRET_KEY, values.RECAPTCHA_URL],
  } as const
  if (check === 'altcha') return { provider: check, secret }
  if (check === 'none') return { provider: check }
  const [siteKey, secretKey, url] = siteKeys[check]
  // The environment has been checked: a chosen service has its keys.
  if (!siteKey || !secretKey) throw new Error(`${check} has no keys`)
  return { provider: check, siteKey, secretKey, hostname, url }
}

/** Returns the services of charts and documents that the environment sets up. */
export function embedServices(values: CmsEnvironment): Partial<Record<EmbedKind, EmbedLibrary>> {
  const { DATAWRAPPER_TOKEN: token, DOCUMENTCLOUD_USERNAME: username, DOCUMENTCLOUD_PASSWORD: password } = values
  const charts = token && datawrapper({ token, url: values.DATAWRAPPER_URL })
  const accountsUrl = values.DOCUMENTCLOUD_ACCOUNTS_URL
  const documents =
    username && password && documentCloud({ username, password, url: values.DOCUMENTCLOUD_URL, accountsUrl })
  return { ...(charts ? { charts } : {}), ...(documents ? { documents } : {}) }
}

/** Returns the services of the media library that the environment sets up. */
export function mediaServices(values: CmsEnvironment): Pick<MediaLibraryOptions, 'objectStore' | 'altText' | 'canto'> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ANTHROPIC_API_KEY } = values
  const { CANTO_HOST: host, CANTO_APP_ID: appId, CANTO_APP_SECRET: appSecret, CANTO_OAUTH_URL: oauthUrl } = values
  return {
    objectStore:
      S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            bucket: S3_BUCKET,
            region: values.S3_REGION,
            endpoint: values.S3_ENDPOINT,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : null,
    canto: host && appId && appSecret ? { host, oauthUrl, appId, appSecret } : null,
    altText: ANTHROPIC_API_KEY
      ? { apiKey: ANTHROPIC_API_KEY, model: values.ANTHROPIC_MODEL, baseUrl: values.ANTHROPIC_BASE_URL }
      : null,
  }
}

/** Returns the engine of the readers' search that the environment sets up. */
export function searchEngine({
  MEILISEARCH_URL: url,
  MEILISEARCH_KEY: key,
}: CmsEnvironment): Pick<SearchOptions, 'meilisearch'> {
  return {
    meilisearch: url && key ? { url, key } : null,
  }
}

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
