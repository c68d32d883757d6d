/** What never reaches a reader, whatever its source is: markup, addresses, code, and text of the instructions. */

const patterns = [
  /<\/?[a-z!][^>]*>?/iu,
  /&(?:#\d+|#x[\da-f]+|[a-z]+);/iu,
  /\b(?:https?|ftp|javascript|data|mailto|file|vbscript):/iu,
  /\bwww\.|\b[\p{L}\p{N}-]+\.(?:com|org|net|gov|edu|io|info|biz|us|uk|co|ru|cn|app|dev|xyz|example|test)\b/iu,
  /[\w.+-]+@[\w-]+\.\w+/u,
  /[【】〔〕]|\[\^?\d+\]|†/u,
  /!?\[[^\]]*\]\([^)]*\)/u,
  /[`{}<>\\^|]|~~|\*\*|__|^\s*(?:#{1,6}\s|>|[-*+]\s|\d+[.)]\s)/u,
  /^\s*["'“]?(?:system|assistant|user|human|developer|tool)\s*:/iu,
  /<\||\|>|\[\/?inst\]|<<|>>/iu,
  /\b(?:system prompt|my instructions|your instructions|these instructions|previous instructions|ignore (?:all|any|the|previous)|as an ai|language model|search_result|tool_use|prompt)\b/iu,
  // Letters that are not seen, or that turn the direction of writing.
  /[\p{Cc}\p{Cf}]/u,
]

/** Returns whether a sentence has something that answers never have. */
export function hasMarkup(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

// Words in a row that a sentence may share with the instructions by chance.
const shared = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns a test of whether a sentence repeats the instructions, where no source has the same words. */
export function leakOf(instructions: string): (sentence: string, sources: readonly string[]) => boolean {
  const rows = (text: string) => {
    const words = wordsOf(text)
    return Array.from({ length: Math.max(0, words.length - shared + 1) }, (_, at) =>
      words.slice(at, at + shared).join(' '),
    )
  }
  const known = new Set(rows(instructions))
  return (sentence, sources) => {
    const leaked = rows(sentence).filter((row) => known.has(row))
    if (leaked.length === 0) return false
    const text = sources.map((source) => ` ${wordsOf(source).join(' ')} `)
    return leaked.some((row) => !text.some((source) => source.includes(` ${row} `)))
  }
}

// Words of a sentence that connects and states nothing.
const mostWords = 12
const connecting =
  /^(?:yes|no|sure|of course|certainly)?[\s,.!—-]*(?:here(?:'s| is| are)? (?:is )?what (?:we|our reporting|the stories|our stories)[\p{L}\s]*|according to our (?:reporting|stories|archive)|based on (?:our|the) (?:reporting|stories|sources|passages)[\p{L}\s]*|here is (?:a|the) (?:summary|answer|overview)[\p{L}\s]*|in summary|in short|let me know if [\p{L}\s]+|i hope this helps[\p{L}\s]*|our (?:reporting|stories) (?:has|have|says?|shows?)[\p{L}\s]*|the (?:sources|passages|stories) [\p{L}\s]*do not [\p{L}\s]+)?[\s,.:;!—-]*$/iu

/** Returns whether a sentence without a source may be left out without a word: it connects and claims nothing. */
export function isConnecting(text: string): boolean {
  return wordsOf(text).length <= mostWords && !/\d/.test(text) && connecting.test(text.replaceAll('’', "'"))
}
