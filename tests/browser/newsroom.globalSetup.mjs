import { tsImport } from 'tsx/esm/api'

/** Starts a newsroom for each worker of Jest. Jest loads this file without its transforms, hence tsx. */
export default async function setUp({ maxWorkers }) {
  const { startBuiltNewsrooms } = await tsImport('./builtNewsroom.ts', import.meta.url)
  globalThis.citydeskNewsrooms = await startBuiltNewsrooms(maxWorkers)
}
