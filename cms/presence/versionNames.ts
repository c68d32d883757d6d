/** A text as CSS writes it in a string: whatever is not a plain letter by its number, so that nothing can end it early. */
const cssText = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N} ]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)

/** Returns the rule that shows the name of a version in Payload's list of versions, which has no column for it. */
export const nameRule = ({ id, name }: { id: string; name: string }): string =>
  `.versions a[href$='/versions/${cssText(id)}']::after { content: '${cssText(name)}'; }`
