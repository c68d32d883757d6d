import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'
import { isLongEnough, tooShortPassword } from '#collections/users/password.rules.ts'

export interface PasswordVerdict {
  /** 0: found at once, to 4: not found. */
  strength: 0 | 1 | 2 | 3 | 4
  /** Why it is refused, and what to do; null for a password that is good. */
  problem: string | null
}

const judge = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs, translations })

// Passwords that were leaked most often: programs try them first.
const leaked = new Set(common['passwords-common'].map((password) => String(password).toLowerCase()))

const minStrength = 3
const advice = 'Choose another one, such as four words that do not belong together.'

/**
 * Judges a new password as those would who try to find it. Its dictionaries are large: screens load this when a person
 * begins to type.
 * @param about what others know of the person: the name, the e-mail address, the publication
 */
export function judgePassword(password: string, about: readonly string[]): PasswordVerdict {
  const known = wordsOf(about)
  const { score, feedback } = judge.check(password, known)
  if (!isLongEnough(password)) return { strength: score === 0 ? 0 : 1, problem: tooShortPassword }
  if (leaked.has(password.toLowerCase()))
    return { strength: 0, problem: `This password stands in lists of leaked ones, which are tried first. ${advice}` }
  if (isMadeOf(password, known)) return { strength: 1, problem: `This password is too weak. ${personal} ${advice}` }
  if (score >= minStrength) return { strength: score, problem: null }
  const why = feedback.warning ?? 'It is easy to guess.'
  return { strength: score, problem: `This password is too weak. ${why} ${advice}` }
}

const personal = 'It is made of a name or an address that others know.'

// Characters that a password has besides what others know.
const minOwnLength = 5

function isMadeOf(password: string, known: readonly string[]): boolean {
  const whole = password.toLowerCase()
  const byLength = [...known].sort((one, other) => other.length - one.length)
  const own = byLength.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), whole)
  return own !== whole && [...own].length < minOwnLength
}

// Parts of names and addresses: 'ada', 'lovelace' and 'paper' of 'ada.lovelace@paper.test'.
const wordsOf = (about: readonly string[]): string[] => [
  ...new Set(about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)),
]
