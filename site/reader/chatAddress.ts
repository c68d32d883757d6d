// A conversation, as the pages without script name it.
interface Conversation {
  assistant: string
  threadId: string | null
  // Id of the candidate forum that it is part of.
  forum: string | null
}

/**
 * Returns the address of a conversation without script.
 * @param report which of its answers is being reported, or was
 */
export function chatAddress(
  { assistant, threadId, forum }: Conversation,
  report: { report?: number; reported?: number } = {},
): string {
  const values = { thread: threadId, forum, ...report }
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  const query = new URLSearchParams(given).toString()
  return `/chat/${encodeURIComponent(assistant)}${query && `?${query}`}`
}
