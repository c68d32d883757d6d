import type { Payload } from 'payload'
import { closedTextNow } from './forum.load.ts'

/** Milliseconds between two looks at a forum while an answer in it is made. */
const interval = 500

/** Watches a forum, and aborts `signal` when it closes. `text` is then the text to show. */
export function watchClosing(payload: Payload, forum: number) {
  const ending = new AbortController()
  const watched = { signal: ending.signal, text: null as string | null, stop: () => clearTimeout(timer) }
  const look = async () => {
    watched.text = await closedTextNow(payload, forum).catch(() => null)
    if (watched.text === null) timer = setTimeout(look, interval)
    else ending.abort(new DOMException('The forum was closed', 'AbortError'))
  }
  let timer = setTimeout(look, interval)
  return watched
}
