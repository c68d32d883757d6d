import { tsImport } from 'tsx/esm/api'

/** Starts one newsroom for all browser tests. Jest loads this file without its transforms, hence tsx. */
export default async function setUp() {
  const { startBuiltNewsroom } = await tsImport('./builtNewsroom.ts', import.meta.url)
  globalThis.citydeskNewsroom = await startBuiltNewsroom()
}
