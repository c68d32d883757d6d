import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the interactive parts of pages with preact in the place of react: one small loader, and a chunk a part that is
 * fetched when the part comes near. Names carry hashes, so that browsers keep them for good.
 *
 * @returns the address of the loader
 */
export async function buildIslands(siteFolder: string): Promise<string> {
  const folder = path.join(siteFolder, 'public', 'islands')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const result = await build({
    absWorkingDir: path.join(siteFolder, '..'),
    entryPoints: { loader: path.join(siteFolder, 'islands', 'loader.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    logLevel: 'warning',
  })
  const loader = Object.entries(result.metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('islands/loader.ts'),
  )
  if (!loader) throw new Error('The bundler made no loader for the interactive parts')
  return `/islands/${path.basename(loader[0])}`
}
