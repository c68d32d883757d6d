import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'

export interface IslandScripts {
  /** Shows a page in the colours that the reader has chosen, before it is drawn. */
  scheme: string
  loader: string
  beacon: string
  listening: string
  preview: string
  storyTools: string
  alertBar: string
  /** Brings pages of the ad server into their places. */
  adFrames: string
  /** Asks readers before anything of others loads. */
  consent: string
  consentLook: string
}

/**
 * Bundles the interactive parts of pages with preact in the place of react: one small loader, and a chunk a part that is
 * fetched when the part comes near. Names carry hashes, so that browsers keep them for good.
 */
export async function buildIslands(siteFolder: string): Promise<IslandScripts> {
  const folder = path.join(siteFolder, 'public', 'islands')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const options = {
    absWorkingDir: path.join(siteFolder, '..'),
    outdir: folder,
    bundle: true,
    target: 'es2022',
    minify: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    logLevel: 'warning',
  } satisfies BuildOptions
  // No module: those run when the page has been drawn.
  const early = await build({
    ...options,
    format: 'iife',
    entryPoints: [path.join(siteFolder, 'islands', 'scheme.ts')],
  })
  const result = await build({
    ...options,
    entryPoints: {
      loader: path.join(siteFolder, 'islands', 'loader.ts'),
      beacon: path.join(siteFolder, 'islands', 'beacon.ts'),
      listening: path.join(siteFolder, 'islands', 'listening.ts'),
      preview: path.join(siteFolder, 'islands', 'preview.ts'),
      storyTools: path.join(siteFolder, 'islands', 'storyTools.ts'),
      alertBar: path.join(siteFolder, 'islands', 'alertBar.ts'),
      adFrames: path.join(siteFolder, 'islands', 'adFrames.ts'),
      consent: path.join(siteFolder, 'islands', 'consent.ts'),
      consentLook: path.join(siteFolder, 'islands', 'consentDialog.css'),
    },
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  })
  const outputs = { ...early.metafile.outputs, ...result.metafile.outputs }
  const addressOf = (entry: string): string => {
    const [file] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry)) ?? []
    if (!file) throw new Error(`The bundler made nothing of ${entry}`)
    return `/islands/${path.basename(file)}`
  }
  return {
    scheme: addressOf('islands/scheme.ts'),
    loader: addressOf('islands/loader.ts'),
    beacon: addressOf('islands/beacon.ts'),
    listening: addressOf('islands/listening.ts'),
    preview: addressOf('islands/preview.ts'),
    storyTools: addressOf('islands/storyTools.ts'),
    alertBar: addressOf('islands/alertBar.ts'),
    adFrames: addressOf('islands/adFrames.ts'),
    consent: addressOf('islands/consent.ts'),
    consentLook: addressOf('islands/consentDialog.css'),
  }
}

/** As `next.config.ts` writes them into the build. */
export function islandEnvironment({
  adFrames,
  alertBar,
  beacon,
  consent,
  consentLook,
  listening,
  loader,
  preview,
  scheme,
  storyTools,
}: IslandScripts) {
  return {
    SCHEME_SCRIPT: scheme,
    AD_SCRIPT: adFrames,
    ALERT_SCRIPT: alertBar,
    ISLAND_LOADER: loader,
    VIEW_BEACON: beacon,
    LISTENING_SCRIPT: listening,
    PREVIEW_SCRIPT: preview,
    STORY_TOOLS: storyTools,
    CONSENT_SCRIPT: consent,
    CONSENT_LOOK: consentLook,
  }
}
