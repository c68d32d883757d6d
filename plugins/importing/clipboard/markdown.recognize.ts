/** What only Markdown is written with: a heading, a fence of code, a quotation, a link, bold or italic letters. */
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

/** Whether a text without markup looks as if it was written in Markdown. A single line that begins with a hyphen does not. */
export const isMarkdown = (text: string): boolean =>
  signs.some((sign) => sign.test(text)) || (text.match(item)?.length ?? 0) > 1
