const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/**
 * Returns what a form of preferences asks for: the key of its link and the ids of the chosen newsletters. Its second
 * button, "Unsubscribe from all", chooses none.
 */
export function chosenIn(body: unknown): { token: string; chosen: number[] } {
  const sent: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const ids = listOf(sent.newsletter).map(Number)
  const isNone = sent.action === 'none'
  return {
    token: typeof sent.token === 'string' ? sent.token : '',
    chosen: isNone ? [] : ids.filter((id) => Number.isSafeInteger(id) && id > 0),
  }
}
