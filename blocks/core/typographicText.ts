// After these, or at the start, a quotation mark opens.
const opening = String.raw`(^|[\s\u00a0([{<\u2013\u2014/\u201c\u2018])`

/**
 * Replaces typewritten quotes, apostrophes and ellipses by typographic ones (docs/spec/editor.md#typographic-text).
 * What is typographic already stays as it is.
 */
export function typographicText(text: string): string {
  return (
    text
      .replaceAll('...', '…')
      .replace(new RegExp(`${opening}"`, 'g'), '$1“')
      // A year or a word that lost its beginning has an apostrophe, not a quotation mark: ’90s, ’tis.
      .replace(new RegExp(`${opening}'(?=\\d\\d(?:s|\\b)|tis\\b|twas\\b)`, 'gi'), '$1’')
      .replace(new RegExp(`${opening}'`, 'g'), '$1‘')
      .replaceAll('"', '”')
      .replaceAll("'", '’')
  )
}
