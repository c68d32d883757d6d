import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = path.resolve(import.meta.dirname, '..')

const config: NextConfig = {
  // The blocks, collections and plugins lie beside this folder, not in it.
  turbopack: { root },
  outputFileTracingRoot: root,
  // Types are checked once for the whole project (`npm run types`), not again in every build.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  experimental: {
    // Payload names an error by its class: without names it answers "An unknown error occurred." and logs every refusal.
    turbopackMinify: { server: false, client: true },
  },
  // It looks for Node's own modules in a way that bundles hide.
  serverExternalPackages: ['exifr'],
}

export default withPayload(config, { devBundleServerPackages: false })
