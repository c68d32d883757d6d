/**
 * Settles when something is as it is wanted; tried again and again.
 * @param what it is, for the message: "the draft has both"
 * @param isWanted whether what was read will do; left out, whether it is anything
 * @returns what was read last
 * @throws Error when it is still not so after 90 seconds: a busy machine is slow, and no time decides a test
 */
export async function until<Value>(
  what: string,
  read: () => Value | Promise<Value>,
  isWanted: (value: Value) => boolean = Boolean,
): Promise<Value> {
  const end = Date.now() + 90_000
  for (;;) {
    const value = await read()
    if (isWanted(value)) return value
    if (Date.now() > end) throw new Error(`It never came to be that ${what}: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
