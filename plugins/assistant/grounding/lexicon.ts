/** The English words that the checks of sentences know. */
import { stemOf } from './stem.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
const stems = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(stemOf))

/** Words without content of their own. They are looked at where they say something: see `cues` and `directions`. */
export const functionWords = words(`
  a an the this that these those it its itself he him his himself she her hers herself they them their theirs themselves
  i me my mine we us our ours you your yours who whom whose which what where when why how there here
  is are was were be been being am do does did doing done have has had having get gets got
  to of in on at by for from with into onto about as than then so and or but if because while although though since until
  before after during between among through across over under above below up down out off against near upon within without
  toward towards per via amid despite unless whether not no nor neither never none only just also too very more most less
  least fewer few many much some any all every each both either such same other another own again further once
  may might can could will would shall should must cannot 's 't 'll 're 've 'd n't
  nearly almost about around approximately roughly`)

/** Words that a sentence may have although its sources lack them: they connect, and state nothing. */
export const neutralStems = stems(`
  also addition additional furthermore moreover meanwhile however overall report story article coverage specifical
  instead yes well still even now already both namely include place`)

export const speechStems = stems(`
  say tell add note explain announce write accord report comment remark respond reply declare mention describe`)

/** Titles that stand before names, and are no part of them. */
export const titles = words(`
  mayor president governor senator representative councilman councilwoman councilmember councillor commissioner director
  sheriff chief judge secretary minister superintendent principal officer captain sergeant detective professor doctor
  attorney chairman chairwoman chair vice deputy supervisor assemblyman assemblywoman congressman congresswoman bishop
  pope king queen prince princess reverend coach spokesman spokeswoman spokesperson ambassador general colonel lieutenant`)

/** Written out where a text shortens it; the empty ones say nothing. */
export const titleForms: Readonly<Record<string, string>> = {
  'gov.': 'governor',
  'sen.': 'senator',
  'rep.': 'representative',
  'dr.': 'doctor',
  'prof.': 'professor',
  'lt.': 'lieutenant',
  'sgt.': 'sergeant',
  'capt.': 'captain',
  'col.': 'colonel',
  'rev.': 'reverend',
  'mr.': '',
  'mrs.': '',
  'ms.': '',
  mr: '',
  mrs: '',
  ms: '',
  dr: 'doctor',
  sen: 'senator',
  gov: 'governor',
}

const months = 'january february march april may june july august september october november december'.split(' ')
const shortMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** Returns the number of a month's name or of its short form; null for other words. */
export function monthOf(word: string): number | null {
  const lower = word.toLowerCase().replace(/\.$/, '')
  const at = months.indexOf(lower)
  if (at >= 0) return at + 1
  const short = shortMonths.indexOf(lower === 'sept' ? 'sep' : lower)
  return short >= 0 ? short + 1 : null
}

/** Returns the whole name of a weekday; null for other words. */
export function weekdayOf(word: string): string | null {
  const lower = word.toLowerCase().replace(/\.$/, '').replace(/s$/, '')
  return (
    days.find(
      (day) => day === lower || (/^(?:mon|tue|tues|wed|thu|thur|thurs|fri)$/.test(lower) && day.startsWith(lower)),
    ) ?? null
  )
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** Returns the value of a number word below a hundred, as "twenty-five"; null for other words. */
export function numberOf(word: string): number | null {
  const [first = '', second] = word.toLowerCase().split('-')
  const one = small.indexOf(first)
  if (second === undefined && one >= 0) return one
  const ten = tens.indexOf(first)
  if (ten < 0) return null
  if (second === undefined) return (ten + 2) * 10
  const rest = small.indexOf(second)
  return rest > 0 && rest < 10 ? (ten + 2) * 10 + rest : null
}

/** Returns the value of an ordinal word, as "third"; null for other words. */
export function ordinalOf(word: string): number | null {
  const at = ordinals.indexOf(word.toLowerCase())
  return at > 0 ? at : null
}

export const magnitudes: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

/** What a word before another one does to it. */
export type Cue = 'negation' | 'hedge' | 'future' | 'duty'

const cueWords: readonly (readonly [Cue, ReadonlySet<string>])[] = [
  ['negation', words(`not no never none nobody nothing neither nor without cannot n't hardly barely scarcely`)],
  ['hedge', words(`may might could would if unless perhaps maybe whether`)],
  ['future', words(`will shall would 'll 'd going`)],
  ['duty', words(`must should`)],
]

/** Returns what a function word does to the word after it. */
export function cuesOfFunctionWord(word: string): Cue[] {
  return cueWords.flatMap(([cue, list]) => (list.has(word) ? [cue] : []))
}

const contentCues: readonly (readonly [Cue, ReadonlySet<string>])[] = [
  [
    'negation',
    stems(`fail refuse deny decline unable unwill prevent avoid stop ban forbid prohibit lack reject stopp`),
  ],
  [
    'hedge',
    stems(`alleged allege reportedly suspect accuse expect consider hope want likely possib probab apparent try attempt seek
    threaten intend plan propose aim ask urge call believe prepare vow promise pledge agree`),
  ],
  ['future', stems(`set schedule due vote`)],
  ['duty', stems(`require need order oblige`)],
]

/** Returns what a word with content does to a verb that depends on it: "failed to pay". Takes a stem. */
export function cuesOfStem(stem: string): Cue[] {
  return contentCues.flatMap(([cue, list]) => (list.has(stem) ? [cue] : []))
}

/** Adverbs that carry a cue: "allegedly paid". */
export const hedgingAdverbs = words(`allegedly reportedly possibly probably apparently likely purportedly supposedly`)

/** Small words that say a direction, an order or a share: one of a group in a sentence must be in its source. */
export const directions: readonly ReadonlySet<string>[] = [
  words('before'),
  words('after'),
  words('until'),
  words('since'),
  words('more over above'),
  words('less fewer under below'),
  words('up'),
  words('down'),
  words('against'),
  words('all every each'),
  words('most'),
  words('some'),
  words('few'),
  words('only'),
  words('both'),
  words('never'),
  words('out'),
  words('i me my mine'),
  words('we us our ours'),
  words('you your yours'),
]

export const bounds = words('more less fewer over under above below least most up')

export const beForms = words(`is are was were be been being am get gets got`)

// Words that mean the same where a sentence and its source differ. Stems.
const synonyms: readonly ReadonlySet<string>[] = [
  stems('approve pass adopt'),
  stems('buy purchase acquire'),
  stems('start begin launch commence'),
  stems('end finish conclude'),
  stems('home house'),
  stems('kid child'),
  stems('big large'),
  stems('build construct'),
  stems('help assist aid'),
  stems('show indicate'),
  stems('percent %'),
  stems('vote ballot'),
  stems('money fund'),
  stems('cop police'),
  stems('resident neighbor'),
  stems('job position'),
  stems('create establish'),
  stems('choose select pick'),
  stems('kill dead die death'),
  stems('hurt injure wound injury'),
  stems('repair fix'),
  stems('die death'),
  stems('get receive'),
  stems('lawyer attorney'),
  stems('automobile car'),
  stems('shut close'),
  stems('film movie'),
  stems('people person'),
]

const groupsOf = new Map<string, number[]>()
for (const [group, list] of synonyms.entries()) {
  for (const word of list) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group])
}

export function isSynonym(left: string, right: string): boolean {
  return (groupsOf.get(left) ?? []).some((group) => groupsOf.get(right)?.includes(group))
}
