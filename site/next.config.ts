import path from 'node:path'
import type { NextConfig } from 'next'

const siteFolder = import.meta.dirname
const immutable = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }

const config: NextConfig = {
  // Blocks lie beside the site, not inside it.
  turbopack: { root: path.join(siteFolder, '..') },
  outputFileTracingRoot: path.join(siteFolder, '..'),
  poweredByHeader: false,
  generateEtags: false,
  // The cache in front redirects before anything is rendered.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // The scripts that pages refer to; set by the build.
  env: {
    SCHEME_SCRIPT: process.env.SCHEME_SCRIPT ?? '',
    ISLAND_LOADER: process.env.ISLAND_LOADER ?? '',
    VIEW_BEACON: process.env.VIEW_BEACON ?? '',
    LISTENING_SCRIPT: process.env.LISTENING_SCRIPT ?? '',
    PREVIEW_SCRIPT: process.env.PREVIEW_SCRIPT ?? '',
    STORY_TOOLS: process.env.STORY_TOOLS ?? '',
    ALERT_SCRIPT: process.env.ALERT_SCRIPT ?? '',
    AD_SCRIPT: process.env.AD_SCRIPT ?? '',
    CONSENT_SCRIPT: process.env.CONSENT_SCRIPT ?? '',
    CONSENT_LOOK: process.env.CONSENT_LOOK ?? '',
  },
  images: {
    // Together the widths of docs/spec/reader-site.md#gallery-lightbox. Next distinguishes small pictures from those
    // that may fill the window.
    imageSizes: [256, 350, 512],
    deviceSizes: [768, 1024, 1536, 2048, 2560, 3072],
    // AVIF is a little smaller, but the first reader of each size waits half a second for it.
    formats: ['image/webp'],
    qualities: [75],
    localPatterns: [{ pathname: '/media/**', search: '' }],
    // They are opened like other pictures. They are encoded again from pixels, with a policy that forbids script;
    // drawings are never among them.
    contentDispositionType: 'inline',
    minimumCacheTTL: 31 * 24 * 60 * 60,
  },
  async rewrites() {
    return {
      beforeFiles: [
        {
          source: '/:icon(favicon.ico|apple-touch-icon.png|icon-192.png|icon-512.png|icon-maskable-512.png)',
          destination: '/api/icon/:icon',
        },
        { source: '/media/:name', destination: '/api/media/:name' },
        { source: '/share/:focus/:name', destination: '/api/share/:focus/:name' },
        { source: '/share/:focus/:shape/:name', destination: '/api/share/:focus/:name?shape=:shape' },
        { source: '/embed', destination: '/api/embed' },
        { source: '/feed.xml', destination: '/api/render/feed' },
        { source: '/aggregator.xml', destination: '/api/render/feed?for=aggregator' },
        {
          source: '/text/:year(\\d{4})/:month(\\d{2})/:day(\\d{2})/:slug',
          destination: '/api/render/text?year=:year&month=:month&day=:day&slug=:slug',
        },
        { source: '/text', destination: '/api/render/text' },
        {
          source: '/text/:list(section|podcasts|tag|author)/:slug',
          destination: '/api/render/text?list=:list&slug=:slug',
        },
        { source: '/:list(section|tag|author)/:slug/feed.xml', destination: '/api/render/feed?list=:list&slug=:slug' },
        { source: '/podcasts/:slug/feed.xml', destination: '/api/render/podcast?slug=:slug' },
        {
          source: '/podcasts/:slug/:episode([1-9]\\d{0,9})/:part(chapters.json|transcript.vtt|transcript.txt)',
          destination: '/api/render/episode?episode=:episode&part=:part',
        },
        {
          source: '/captions/:id([1-9]\\d{0,9}).:form(vtt|txt)',
          destination: '/api/render/captions?id=:id&form=:form',
        },
        {
          source: '/captions/:id([1-9]\\d{0,9}).:language([A-Za-z-]{2,12}).:form(vtt|txt)',
          destination: '/api/render/captions?id=:id&language=:language&form=:form',
        },
        { source: '/sitemap.xml', destination: '/api/render/sitemap' },
        { source: '/sitemap-:part([1-9]\\d{0,4}).xml', destination: '/api/render/sitemap?part=:part' },
        { source: '/news-sitemap.xml', destination: '/api/render/news-sitemap' },
        { source: '/site.webmanifest', destination: '/api/render/manifest' },
        { source: '/.well-known/gpc.json', destination: '/api/gpc' },
        { source: '/.well-known/security.txt', destination: '/api/security' },
        { source: '/robots.txt', destination: '/api/render/robots' },
        { source: '/llms.txt', destination: '/api/render/llms' },
        { source: '/:file(ads.txt|app-ads.txt)', destination: '/api/render/sellers?file=:file' },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
  async headers() {
    return [{ source: '/islands/:path*', headers: [immutable] }]
  },
}

export default config
