import { convert } from 'html-to-text'

/** Returns the words of a mail without markup, each link with its address behind it. */
export function issueText(content: string): string {
  return `${convert(content, {
    // Programs for mail wrap lines to their windows.
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'], noAnchorUrl: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim()}\n`
}
