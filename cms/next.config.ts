import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = path.resolve(import.meta.dirname, '..')

// Payload's styles, which every page has. Its rich text repeats them, and components that the server renders bring their
// part of them once more; browsers try every rule on every element.
const payloadStyles = '@payloadcms/next/dist/prod/styles.css'
const loader = (name: string) => path.join(import.meta.dirname, `${name}.loader.mjs`)
const rules: NonNullable<NextConfig['turbopack']>['rules'] = {
  [`**/${payloadStyles}`]: { loaders: [{ loader: loader('styles/twinRules') }], as: '*.css' },
  '**/@payloadcms/richtext-lexical/dist/field/bundled.css': {
    loaders: [
      { loader: loader('styles/twinRules'), options: { other: path.join(root, 'node_modules', payloadStyles) } },
    ],
    as: '*.css',
  },
  '**/@payloadcms/richtext-lexical/dist/exports/client/bundled.css': {
    loaders: [{ loader: loader('styles/noRules') }],
    as: '*.css',
  },
  '**/@payloadcms/{next,ui}/dist/**/*.scss': { loaders: [{ loader: loader('styles/noRules') }], as: '*.css' },
  '**/@payloadcms/ui/dist/exports/client/index.js': { loaders: [{ loader: loader('forms/clientBundle') }] },
}

// Frames of its own pages only where the editor shows them: embeds and files, which have stricter policies besides.
const framedByEditor = 'api/embeds/frame|api/media/file'

// Browsers obey the last one over https only.
const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  // Windows that it opens, and those that open it, have no hold on each other.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), browsing-topics=()',
  },
]

// Of everything but screens, whose policy has a nonce: `proxy.ts` sets it.
const policy = "frame-ancestors 'none'; object-src 'none'; base-uri 'self'; form-action 'self'"

const config: NextConfig = {
  poweredByHeader: false,
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    {
      source: `/((?!${framedByEditor}).*)`,
      headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
    },
    {
      source: `/((?!${framedByEditor}|admin).*)`,
      headers: [{ key: 'Content-Security-Policy', value: policy }],
    },
  ],
  // Nothing in the back office asks Next for smaller pictures, and its address for them is public.
  images: { unoptimized: true },
  // The blocks, collections and plugins lie beside this folder, not in it.
  // Payload's own dates in the publication's time zone.
  turbopack: { root, resolveAlias: { '@payloadcms/ui/shared': './clock/payloadShared.ts' }, rules },
  outputFileTracingRoot: root,
  // Types are checked once for the whole project (`npm run types`), not again in every build.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Short addresses that people type, and that a forced unlock names.
  redirects: async () =>
    ['posts', 'newsletters', 'sections']
      .flatMap((collection) => [
        { source: `/${collection}`, destination: `/admin/collections/${collection}` },
        { source: `/${collection}/:id`, destination: `/admin/collections/${collection}/:id` },
      ])
      .concat({ source: '/', destination: '/admin' })
      .map((redirect) => ({ ...redirect, permanent: false })),
  experimental: {
    // Payload names an error by its class: without names it answers "An unknown error occurred." and logs every refusal.
    turbopackMinify: { server: false, client: true },
  },
  // It looks for Node's own modules in a way that bundles hide.
  serverExternalPackages: ['exifr'],
}

export default withPayload(config, { devBundleServerPackages: false })
