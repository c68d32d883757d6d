/** Addresses of documents of the document-hosting service. */

const idPattern = /^\d{1,12}(-[a-z0-9-]{1,200})?$/

/** Returns the address of a document to be shown in a frame; null for an invalid id. */
export function documentAddress(documentId: string | null): string | null {
  return documentId !== null && idPattern.test(documentId)
    ? `https://embed.documentcloud.org/documents/${documentId}/?embed=1`
    : null
}

export function documentPage(documentId: string): string {
  return `https://www.documentcloud.org/documents/${documentId}`
}

/** Returns the id of a document from pasted text: the id itself, or one of the service's addresses. */
export function documentIdOf(text: string): string | null {
  const trimmed = text.trim()
  if (idPattern.test(trimmed)) return trimmed
  if (!URL.canParse(trimmed)) return null
  const { hostname, pathname } = new URL(trimmed)
  if (!/(^|\.)documentcloud\.org$/.test(hostname)) return null
  const id = /^\/documents\/([^/]+?)(?:\.html)?(?:\/|$)/.exec(pathname)?.[1]
  return id !== undefined && idPattern.test(id) ? id : null
}
