/** Addresses of scripts, written into the build by next.config.ts; null where they were not built. */
export const schemeScript = process.env.SCHEME_SCRIPT || null
export const islandLoader = process.env.ISLAND_LOADER || null
export const viewBeacon = process.env.VIEW_BEACON || null
export const listeningScript = process.env.LISTENING_SCRIPT || null
export const previewScript = process.env.PREVIEW_SCRIPT || null
export const storyTools = process.env.STORY_TOOLS || null
export const adScript = process.env.AD_SCRIPT || null
export const consentScript = process.env.CONSENT_SCRIPT || null
export const alertScript = process.env.ALERT_SCRIPT || null
export const consentLook = process.env.CONSENT_LOOK || null
