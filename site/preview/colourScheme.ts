import type { PreviewScheme } from '#contract/previewMessages.ts'

/** Shows a page in one colour scheme, whichever the reader's system prefers. */
export function showScheme(scheme: PreviewScheme): void {
  document.documentElement.dataset.scheme = scheme
}
