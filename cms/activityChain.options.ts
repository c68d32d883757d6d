import type { ChainOptions } from '#plugins/activity/chain/chain.upkeep.ts'
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
