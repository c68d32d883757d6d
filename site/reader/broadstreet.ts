import { adMessages } from '#contract/adMessages.ts'
import type { AdServer } from './adPage.ts'

// Broadstreet's own loader of zones.
const script = 'https://cdn.broadstreetads.com/init-2.min.js'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Broadstreet, by its documented tags of zones (https://information.broadstreetads.com). */
export const broadstreet: AdServer = {
  bodyOf: ({ keywords, network, zone }) =>
    `<broadstreet-zone zone-id="${zone}" keywords="${escaped(keywords)}"></broadstreet-zone><script src="${script}" onerror="parent.postMessage('${adMessages.empty}','*')"></script><script>broadstreet.watch({networkId:${network}})</script>`,
}
