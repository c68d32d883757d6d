interface Reported {
  id: string
  type: string
}

/** Logs why a block is not shown to readers, or not as it was meant (docs/spec/reader-site.md#missing-content). */
export function reportBlock({ id, type }: Reported, reason: string): void {
  console.warn(`Block "${type}" (${id}): ${reason}`)
}
