const forms: Readonly<Record<string, string>> = Object.fromEntries(
  `said:say says:say told:tell wrote:write written:write went:go gone:go goes:go held:hold won:win lost:lose gave:give
  given:give took:take taken:take made:make found:find left:leave led:lead met:meet paid:pay sold:sell bought:buy
  brought:bring built:build began:begin begun:begin broke:break broken:break came:come chose:choose chosen:choose
  drove:drive driven:drive fell:fall fallen:fall felt:feel fought:fight grew:grow grown:grow knew:know known:know kept:keep
  ran:run rose:rise risen:rise saw:see seen:see sent:send shot:shoot spoke:speak spoken:speak spent:spend stood:stand
  stole:steal stolen:steal sought:seek taught:teach thought:think threw:throw thrown:throw understood:understand wore:wear
  heard:hear meant:mean became:become caught:catch dealt:deal forgot:forget hid:hide lent:lend lit:light rode:ride
  rang:ring sang:sing swam:swim swore:swear woke:wake men:man women:woman children:child people:person died:die dying:die
  lives:life wives:wife decision:decide decisions:decide death:die deaths:die dead:die election:elect elections:elect
  elected:elect voters:voter injured:injure injuries:injure injury:injure proposal:propose proposals:propose
  destruction:destroy allegations:allege allegation:allege arrival:arrive approval:approve refusal:refuse denial:deny
  denied:deny denies:deny applied:apply tried:try tries:try carried:carry resignation:resign permission:permit better:better
  closure:close closures:close opening:open opened:open growth:grow loss:lose losses:lose sale:sell sales:sell flew:fly
  flown:fly beaten:beat drawn:draw drew:draw bitten:bite bit:bite blew:blow blown:blow ate:eat eaten:eat froze:freeze
  frozen:freeze hung:hang shook:shake sank:sink sunk:sink slept:sleep swept:sweep tore:tear torn:tear won:win burnt:burn laid:lay lain:lie lying:lie species:species news:news series:series always:always`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)

const endings = [
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ions', ''],
  ['ion', ''],
  ['ings', ''],
  ['ing', ''],
  ['edly', 'ed'],
  ['ied', 'y'],
  ['ies', 'y'],
  ['ed', ''],
  ['ally', 'al'],
  ['ly', ''],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['s', ''],
] as const

// Endings after which the rest needs a vowel and three letters to be a word.
const shortest = 3

/** Returns the form that an English word shares with its other forms: "approves", "approved" and "approving" have one. */
export function stemOf(word: string): string {
  const lower = word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '')
  const known = forms[lower]
  if (known) return root(known)
  for (const [ending, instead] of endings) {
    if (!lower.endsWith(ending)) continue
    if (ending === 's' && /(?:ss|us|is)$/.test(lower)) break
    const rest = lower.slice(0, -ending.length) + instead
    if (rest.length < shortest || !/[aeiouy]/.test(rest)) continue
    const form = forms[rest]
    return root(form ?? (ending === 'ly' ? rest : undoubled(rest)))
  }
  return root(lower)
}

// Without a silent e at the end, which some forms have lost.
const root = (word: string): string => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word)

const undoubled = (word: string): string => (/([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word)
