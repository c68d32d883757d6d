interface Entry {
  // Unique in the menu.
  key: string
  label: string
  hint?: string
}

export interface ScreenCommand extends Entry {
  href: string
}

/** An entry of the command menu that does something with the open document. */
export interface ActionCommand extends Entry {
  run: () => void
}

export type Command = ScreenCommand | ActionCommand

/** Returns commands of which each word of a text begins a word of the label; all of them for an empty text. */
export function matching<Named extends Entry>(commands: readonly Named[], text: string): Named[] {
  const words = wordsOf(text)
  return commands.filter(({ label }) => {
    const known = wordsOf(label)
    return words.every((word) => known.some((name) => name.startsWith(word)))
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)
