import type * as Y from 'yjs'

/** Whether a change waits in the document for another one that it stands behind. */
const hasGap = ({ store }: Y.Doc): boolean => store.pendingStructs !== null || store.pendingDs !== null

/**
 * Tells when the last change that waited for another one has found its place. It is part of the document from then on as if
 * it had come along with the other one, and nobody is told of it.
 * @returns ends it
 */
export function onGapClosed(document: Y.Doc, tell: () => void): () => void {
  let hadGap = false
  const before = () => {
    hadGap = hasGap(document)
  }
  const after = () => {
    if (hadGap && !hasGap(document)) tell()
  }
  document.on('beforeAllTransactions', before)
  document.on('afterAllTransactions', after)
  return () => {
    document.off('beforeAllTransactions', before)
    document.off('afterAllTransactions', after)
  }
}
