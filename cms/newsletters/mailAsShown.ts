import type { PreviewScheme } from '#contract/previewMessages.ts'

const darkRule = '@media (prefers-color-scheme:dark)'

/**
 * Returns the HTML of a mail as a program shows it that is set to one scheme, and that loads pictures or none. Links open
 * in a window of their own.
 */
export function mailAsShown(html: string, scheme: PreviewScheme, hasPictures: boolean): string {
  const shown = html
    .replace(darkRule, scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme:light dark', `color-scheme:${scheme}`)
    .replace('<head>', '<head><base target="_blank">')
  return hasPictures ? shown : shown.replace(/(<img [^>]*?)src="[^"]*"/g, '$1src="data:,"')
}
