/** Ends the newsrooms that the setup beside this file started. */
export default async function tearDown() {
  await globalThis.citydeskNewsrooms?.stop()
}
