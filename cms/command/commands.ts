/** An entry of the command menu that opens a screen. */
export interface Command {
  /** Unique in the menu. */
  key: string
  label: string
  /** Its kind, shown at the end of the line. */
  hint?: string
  href: string
}

/** Returns commands of which each word of a text begins a word of the label; all of them for an empty text. */
export const matching = (commands: readonly Command[], text: string): Command[] => {
  const words = wordsOf(text)
  return commands.filter(({ label }) => {
    const known = wordsOf(label)
    return words.every((word) => known.some((name) => name.startsWith(word)))
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)
