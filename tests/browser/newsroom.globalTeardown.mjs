/** Ends the newsroom that the setup beside this file started. */
export default async function tearDown() {
  await globalThis.citydeskNewsroom?.stop()
}
