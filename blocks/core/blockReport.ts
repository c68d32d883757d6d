/** The properties that identify a block in the log. */
interface Reported {
  id: string
  type: string
}

/** Logs why a block is not shown to readers, or not as it was meant (reader-site 8). */
export function reportBlock({ id, type }: Reported, reason: string): void {
  console.warn(`Block "${type}" (${id}): ${reason}`)
}
