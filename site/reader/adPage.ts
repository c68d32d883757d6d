import { adMessages } from '#contract/adMessages.ts'

export interface AdZone {
  network: string
  zone: string
  keywords: string
}

/** An ad server, by what it puts into the frame of a place. */
export interface AdServer {
  /**
   * Returns the body of the page of a zone. It runs in a sandbox without an origin, and posts `adMessages.empty` to its parent
   * where it has nothing; what it shows is noticed by the page itself.
   */
  bodyOf(zone: AdZone): string
}

/** Parses the query of a frame; null where it names no zone. */
export function readAdZone(query: Partial<Record<string, string | string[]>>): AdZone | null {
  const { network, zone, keywords } = query
  const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{1,12}$/.test(value)
  if (!isNumber(network) || !isNumber(zone) || typeof keywords !== 'string' || keywords.length > 500) return null
  return { network, zone, keywords }
}

// Notifies the page around it when the ad server has put something here.
const reporting = `new MutationObserver((_,o)=>{if(document.body.querySelector('img,iframe,video,object,svg,canvas,a')){o.disconnect();parent.postMessage('${adMessages.filled}','*')}}).observe(document.body,{childList:true,subtree:true})`

/**
 * Returns a page that an ad server fills, to be shown in a frame: advertisers' code never runs in the story's own
 * page.
 */
export function adPage(server: AdServer, zone: AdZone): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Advertisement</title><style>html,body{margin:0;text-align:center;background:transparent}img{max-width:100%;height:auto}</style><base target="_blank"></head><body><script>${reporting}</script>${server.bodyOf(zone)}</body></html>`
}

/** The page in its place for readers who refuse to be known to other companies. */
export const refusedAdPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Advertisement</title><style>:root{color-scheme:light dark}body{display:grid;place-content:center;height:100vh;margin:0;padding:0 1em;box-sizing:border-box;font:12px/1.4 sans-serif;text-align:center}</style></head><body><p>No advertisement: your browser asks for privacy.</p></body></html>'

/**
 * The content security policy of such a page. It runs the scripts of the ad server, without an origin: the sandbox
 * takes the origin of the site away.
 */
export const adPolicy = [
  "default-src 'none'",
  "script-src https: 'unsafe-inline' 'unsafe-eval'",
  "style-src https: 'unsafe-inline'",
  'img-src https: data:',
  'media-src https:',
  'font-src https: data:',
  'connect-src https:',
  'frame-src https:',
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ')

// Broadstreet's own loader of zones.
const script = 'https://cdn.broadstreetads.com/init-2.min.js'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Broadstreet, by its documented tags of zones (https://information.broadstreetads.com). */
export const broadstreet: AdServer = {
  bodyOf: ({ keywords, network, zone }) =>
    `<broadstreet-zone zone-id="${zone}" keywords="${escaped(keywords)}"></broadstreet-zone><script src="${script}" onerror="parent.postMessage('${adMessages.empty}','*')"></script><script>broadstreet.watch({networkId:${network}})</script>`,
}
