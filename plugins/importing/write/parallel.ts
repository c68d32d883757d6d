/**
 * Runs work over items, at most so many at once, until they end or the signal says stop; what is under way then ends first.
 * @throws the first error of the work, once all that is under way has ended
 */
export async function inParallel<Item>(
  items: AsyncIterator<Item> | Iterator<Item>,
  atOnce: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let isFailed = false
  const worker = async (): Promise<void> => {
    while (!signal.aborted && !isFailed) {
      const next = await items.next()
      if (next.done) return
      await work(next.value).catch((error: unknown) => {
        isFailed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  // Closes the file that the items come from, if it was left before its end.
  await items.return?.(undefined)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
