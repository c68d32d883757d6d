import type * as Y from 'yjs'

const hasGap = ({ store }: Y.Doc): boolean => store.pendingStructs !== null || store.pendingDs !== null

/**
 * Calls `onClosed` when the last change that waited for another one has been applied. It is part of the document from then
 * on as if it had come along with the other one, without an event.
 * @returns a function that removes the listener
 */
export function onGapClosed(document: Y.Doc, onClosed: () => void): () => void {
  let hadGap = false
  const before = () => {
    hadGap = hasGap(document)
  }
  const after = () => {
    if (hadGap && !hasGap(document)) onClosed()
  }
  document.on('beforeAllTransactions', before)
  document.on('afterAllTransactions', after)
  return () => {
    document.off('beforeAllTransactions', before)
    document.off('afterAllTransactions', after)
  }
}
