/** Words of questions and paragraphs, and which of them are the same one in another form. Pure. */

/** A word of a text, in small letters without accents. */
export type Word = string

// Returns a text in small letters without accents.
const fold = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

// Latin letters without accents, and the signs of running text.
const isPlain = /^[\u0020-\u007E\u2010-\u2026]*$/u

// Letters of the scripts that write without spaces: two of them together count as a word.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Returns the words of a text in their order. */
export function wordsOf(text: string): Word[] {
  const found =
    fold(text.replace(/(?<=\p{L})['’](?:s\b|(?=\s|$))/gu, '')).match(/\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+/gu) ?? []
  return found.flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [word]))
}

const pairsOf = (word: string): string[] => {
  const letters = [...word]
  return letters.length < 3 ? [word] : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}

const hasVowel = /[aeiouy]/u

// Doubled letters that endings bring or take: “run”, “running”.
const undoubled = (word: string): string => word.replace(/([^aeious\P{L}])\1$/u, '$1')

// One vowel between consonants: “plan”, which is another word than “plane”.
const isShort = /^[^aeiouy]*[aeiouy][^aeiouywx]$/u

// Returns the word that an ending of time was taken from: “vot” is “vote”, “runn” is “run”.
const wholeOf = (word: string): string => {
  const single = undoubled(word)
  return single === word && isShort.test(word) ? `${word}e` : single
}

// Endings with the letters that have to be left before them, tried in this order once those of number and tense are
// off.
const laterEndings: readonly (readonly [ending: string, left: number])[] = [
  ['ment', 5],
  ['ion', 4],
  ['ly', 4],
  ['al', 4],
  ['er', 4],
]

/**
 * Returns what is common to the forms of a word: “vote”, “votes” and “voting”; “city” and “cities”. It goes by the endings
 * of English, which do little harm to other languages. Stories are found by the stems of the database; this puts their
 * paragraphs in order.
 */
export function stemOf(word: Word): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= mostStems) stems.clear()
  const stem = computeStem(word)
  stems.set(word, stem)
  return stem
}

/** Returns the stems of the words of a text, in their order. */
export function stemsOf(text: string): Word[] {
  return wordsOf(text).map(stemOf)
}

// Stems that are kept: texts have the same words again and again.
const mostStems = 50_000
const stems = new Map<Word, string>()

function computeStem(word: Word): string {
  if (word.length < 4 || /\p{N}/u.test(word)) return word
  const single = word
    .replace(/(?<=..)ie[sd]$/u, 'y')
    .replace(/(?<=[sxzo]|[cs]h)es$/u, '')
    .replace(/(?<=[^su])s$/u, '')
  const tense = /^(.{3,}?)(?:ing|ed)$/u.exec(single)?.[1]
  const present = tense && hasVowel.test(tense) ? wholeOf(tense) : single
  const later = laterEndings.find(
    ([ending, left]) => present.endsWith(ending) && present.length >= ending.length + left,
  )
  const bare = later ? present.slice(0, -later[0].length) : present
  return undoubled(bare.length > 3 && !isShort.test(bare.slice(0, -1)) ? bare.replace(/e$/u, '') : bare)
}

// Words of a question that say nothing of its subject, beside `plainWords`.
const questionWords = `who what when where why how which whose whom tell me explain describe happen happened happens
  happening many much long often say says said saying know please give show find want learn anything something someone
  everything let latest current currently now recently news story stories article articles report reports reported
  information details regarding concerning mean means kind sort exactly ever thing things people think thinks believe
  believes opinion opinions stance compare compared`

const plainWords = `a about above after again against all also am an and any are as at be because been before being below
  between both but by can cannot could did do does doing don down during each few for from further had has have having he
  her here hers herself him himself his i if in into is isn it its itself just like more most my myself no nor not of off
  on once only or other our ours out over own s same she should so some such t than that the their theirs them themselves
  then there these they this those through to too under until up us very was we were will with would you your yours`

const idle = new Set(`${questionWords} ${plainWords}`.split(/\s+/u))

/** Returns whether a word says something of the subject of a question. */
export function isMeaningful(word: Word): boolean {
  return !idle.has(word) && (word.length > 1 || /[\p{N}\p{Lo}]/u.test(word))
}
