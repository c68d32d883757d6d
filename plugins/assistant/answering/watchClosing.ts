// Milliseconds between two looks at a forum while an answer in it is made.
const interval = 500

/**
 * Watches a forum, and aborts `signal` when it closes. `text` is then the text to show.
 * @param closedText resolves to the text shown now in place of the forum's answers; to null while it is open
 */
export function watchClosing(closedText: () => Promise<string | null>) {
  const ending = new AbortController()
  let isWatching = true
  const stop = () => {
    isWatching = false
    clearTimeout(timer)
  }
  const watched = { signal: ending.signal, text: null as string | null, stop }
  const look = async () => {
    const text = await closedText().catch(() => null)
    if (!isWatching) return
    watched.text = text
    if (text === null) timer = setTimeout(look, interval)
    else ending.abort(new DOMException('The forum was closed', 'AbortError'))
  }
  let timer = setTimeout(look, interval)
  return watched
}
