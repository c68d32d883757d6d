/** The spellings of a block's name. */
export interface BlockNames {
  /** `press-note`: its folder and its type. */
  kebab: string
  /** `pressNote` */
  camel: string
  /** `PressNote` */
  pascal: string
  /** `Press Note`: what editors read. */
  title: string
  /** `press note`, within a sentence. */
  words: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** @param kebab a name like `press-note` */
export function blockNames(kebab: string): BlockNames {
  const words = kebab.split('-')
  const pascal = words.map(capital).join('')
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: words.map(capital).join(' '),
    words: words.join(' '),
  }
}
