import Bowser from 'bowser'
import { isbotMatch } from 'isbot'
import { LRUCache } from 'lru-cache'
import { programNameLength } from '#contract/numbersCall.schema.ts'

/** What a user agent says, without what distinguishes one reader from others. */
export interface ReadingProgram {
  /** Name and main version of a browser, "Chrome 140"; name of any other program, "Googlebot". */
  program: string
  /** Whether it is no browser of a reader. */
  isProgram: boolean
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const known = new LRUCache<string, ReadingProgram>({ max: 2_000 })

/** Returns the program behind a user agent: no browser, where `isbot` knows it as a bot or nothing is said. */
export function programOf(userAgent: string | undefined): ReadingProgram {
  if (!userAgent) return { program: 'Without a name', isProgram: true }
  const found = known.get(userAgent) ?? readProgram(userAgent)
  known.set(userAgent, found)
  return found
}

function readProgram(userAgent: string): ReadingProgram {
  const match = isbotMatch(userAgent)
  if (match !== null) return { program: nameOfBot(userAgent, match), isProgram: true }
  const { name = '', version = '' } = Bowser.parse(userAgent).browser
  const main = /^\d{1,3}(?=\D|$)/.exec(version)?.[0] ?? ''
  const program = browsers.has(name) ? `${name} ${main}`.trim() : 'Other browsers'
  return { program: program.slice(0, programNameLength), isProgram: false }
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
