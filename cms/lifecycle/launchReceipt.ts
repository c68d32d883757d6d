type Receipt = { isVisible: true; after: number } | { isVisible: false; reason: string }

/** Returns the receipt of a launch as a sentence. `after` is in milliseconds. */
export function receiptLine(receipt: Receipt): string {
  return receipt.isVisible
    ? `On the front page after ${(receipt.after / 1000).toFixed(1)} s.`
    : `Not on the front page yet: ${receipt.reason}.`
}
