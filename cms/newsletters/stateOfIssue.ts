/**
 * Returns a short text that differs where the mail of an issue differs (FNV-1a): what the server renders is requested
 * again with each.
 */
export function stateOfIssue({ body, list, previewText, subject, title }: Record<string, unknown>): string {
  const text = JSON.stringify([title, subject, previewText, list, body])
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
