/** Ends what the setup beside this file started, if it had to start anything. */
export default async function tearDown() {
  await globalThis.citydeskTestPostgres?.stop()
}
