// Marks that only Markdown has: a heading, a code fence, a quotation, a link, bold or italic.
const signs = [
  /^#{1,6} +\S/m,
  /^ {0,3}(?:`{3,}|~{3,})/m,
  /^> ?\S/m,
  /!?\[[^\]\n]+\]\((?:https?:\/\/|mailto:|\/|#)[^()\s]*(?: "[^"\n]*")?\)/,
  /(\*\*|__)(?=\S)[^\n]*?\S\1/,
  /(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])/,
  /(?<!\w)_(?=[^\s_])[^_\n]*[^\s_]_(?!\w)/,
  /(?<!`)`[^`\n]+`(?!`)/,
]

const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/gm

/** Returns true for plain text that looks like Markdown. A single line with a hyphen does not. */
export function isMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text)) || (text.match(item)?.length ?? 0) > 1
}
