import type { MediaLibraryOptions } from '#plugins/media-library/mediaLibrary.plugin.ts'
import type { CmsEnvironment } from './environment.ts'

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
