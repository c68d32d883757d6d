import { tsImport } from 'tsx/esm/api'

/** Gives integration tests a PostgreSQL of their own. Jest loads this file without its transforms, hence tsx. */
export default async function setUp() {
  const { startTestPostgres } = await tsImport('./testPostgres.ts', import.meta.url)
  globalThis.citydeskTestPostgres = await startTestPostgres()
}
