import Bowser from 'bowser'
import { isbotMatch } from 'isbot'
import { LRUCache } from 'lru-cache'
import { programNameLength } from '#contract/numbersCall.schema.ts'

/** The name of a program, without anything that distinguishes one reader from others. */
export interface NamedProgram {
  /** Name and main version of a browser, "Chrome 140"; name of any other program, "Googlebot". */
  program: string
  /** Whether `isbot` knows it, or it does not name itself. */
  isBot: boolean
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const known = new LRUCache<string, NamedProgram>({ max: 2_000 })

/** Returns the program that a user agent names. */
export function programOf(userAgent: string | undefined): NamedProgram {
  if (!userAgent) return { program: 'Without a name', isBot: true }
  const found = known.get(userAgent) ?? readProgram(userAgent)
  known.set(userAgent, found)
  return found
}

function readProgram(userAgent: string): NamedProgram {
  const match = isbotMatch(userAgent)
  if (match !== null) return { program: nameOfBot(userAgent, match), isBot: true }
  const { name = '', version = '' } = Bowser.parse(userAgent).browser
  const main = /^\d{1,3}(?=\D|$)/.exec(version)?.[0] ?? ''
  const program = browsers.has(name) ? `${name} ${main}`.trim() : 'Other browsers'
  return { program: program.slice(0, programNameLength), isBot: false }
}

// "GPTBot" of "(compatible; GPTBot/1.2)"; else the whole name around what was matched, "HeadlessChrome" around "Headless".
// What looks like a number of one installation is cut off.
function nameOfBot(userAgent: string, match: string): string {
  const place = userAgent.indexOf(match)
  const before = /[\w.-]*$/.exec(userAgent.slice(0, place))?.[0] ?? ''
  const after = /^[\w.-]*/.exec(userAgent.slice(place))?.[0] ?? ''
  const name = /compatible;\s*([\w.-]+)/i.exec(userAgent)?.[1] ?? before + after
  return name.replace(/[-_.]?(?=[a-f]*\d)[\da-f]{8,}$/i, '').slice(0, programNameLength) || 'Other programs'
}
