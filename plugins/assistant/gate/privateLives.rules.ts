/** Questions about private lives and private persons, in English. Pure. */

const relatives =
  'wife|husband|spouse|ex-wife|ex-husband|girlfriend|boyfriend|lover|sons?|daughters?|child|children|kids?|mother|father|parents|sisters?|brothers?|grandchildren'

// Relatives that a town or a paper, whose names are written like a person's, does not have.
const partners = 'wife|husband|spouse|ex-wife|ex-husband|girlfriend|boyfriend|lover'

const loves =
  'gay|lesbian|straight|bisexual|transgender|trans|married|divorced|single|pregnant|sick|ill|dying|dating|sleeping with'
const accusations =
  'criminal|thief|crook|fraud|cheat|p(?:a?e)dophile|rapist|murderer|killer|drunk|alcoholic|addict|junkie|racist|whore|prostitute|illegal'
const acquaintances =
  'neighbou?rs?|boss|landlord|landlady|ex|ex-husband|ex-wife|co-?worker|colleague|teacher|doctor|roommate|friend'
const contacts = String.raw`(?:(?:home|private|street|exact|current|personal|e-?mail)\s+)*(?:address(?:es)?|(?:(?:tele)?phone|cell(?:phone)?|mobile)(?: number|(?! number))|license plate)`

const name = String.raw`\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,3}`

/** Returns patterns of questions about private lives. @param names pattern of the candidates' names, as they are written */
export function privateMatters(names: string): RegExp[] {
  const candidate = `(?:you|he|she|they|${names})`
  const person = `(?:you|he|she|they|${name})`
  const whose = `(?:[Yy]our|[Hh]is|[Hh]er|(?:${names})['’]s?)`
  return [
    new RegExp(String.raw`\b[Ww]here (?:do|does|did) ${person} (?:really |actually )?(?:live|sleep)\b`, 'u'),
    /\bwhere does (?!the\b|a\b|an\b|our\b|your\b|this\b|that\b|every|most\b|each\b|it\b)(?:[\p{L}'’.-]+\s){1,3}live\b/iu,
    new RegExp(
      String.raw`(?<!\p{L})(?:${whose}|${name}['’]s)\s+${contacts}(?!\p{L})(?!\s+(?:to|on|about|at|for|bank|company|tower|service)\b)`,
      'u',
    ),
    new RegExp(String.raw`\b${contacts}\s+of\s+(?:${name}|his|her)\b(?!\s+(?:Hall|Office|Department))`, 'u'),
    // What relatives own may be a conflict of interest.
    new RegExp(
      String.raw`(?<!\p{L})${whose}\s+(?:own\s+)?(?:${relatives})(?!\p{L})(?!['’]s (?:company|firm|business|employer|contract|job))`,
      'u',
    ),
    new RegExp(String.raw`(?<!\p{L})${name}['’]s?\s+(?:${partners})(?!\p{L})`, 'u'),
    new RegExp(
      String.raw`\b(?:[Dd]o|[Dd]oes|[Dd]id) ${candidate} (?:even )?have (?:any |a |an |\w+ )?(?:${relatives}|cancer|HIV|AIDS|dementia|depression|(?:an? )?illness|(?:an? )?disease|health problems)\b(?!['’])(?! (?:care|support|welfare|labor|services|poverty))`,
      'u',
    ),
    new RegExp(String.raw`\b[Hh]ow many (?:children|kids|wives|husbands) (?:do|does|did|has|have) ${candidate}\b`, 'u'),
    new RegExp(
      String.raw`\b(?:[Aa]re|[Ii]s|[Ww]as|[Ww]ere) ${person} (?:secretly |really |actually )?(?:${loves})(?! to (?:the|an|that|this)\b)(?=\s*(?:[?.!,]|$)|\s(?:or|and|to|with|by|again)\b)`,
      'u',
    ),
    new RegExp(
      String.raw`\b(?:[Ii]s|[Ww]as) (?:my (?:${acquaintances})\s+)?(?!(?:${names})\b)${name} (?:an? )?(?:${accusations})\b`,
      'u',
    ),
    new RegExp(
      String.raw`\b[Mm]y (?:${acquaintances}),? ${name} (?:is an? (?:${accusations})|beats|hits|steals|cheats|lies|sells drugs|drinks|abuses)\b`,
      'u',
    ),
    new RegExp(
      String.raw`\b(?:[Hh]as|[Hh]ave|[Ww]as|[Ww]ere|[Ii]s) ${candidate} (?:ever |been |ever been )+(?:divorced|married|pregnant|in love|in rehab|in therapy)\b`,
      'u',
    ),
    new RegExp(
      String.raw`\b(?:[Ww]hat|[Ww]hich) (?:street|church|temple|mosque|medications?|medicines?|pills|drugs) (?:do|does|did) ${candidate}\b`,
      'u',
    ),
    new RegExp(String.raw`\b[Hh]ow much (?:do|does|did) ${candidate} (?:drink|weigh|smoke)\b`, 'u'),
    new RegExp(
      String.raw`\b[Dd]oes ${candidate} (?:wear a (?:wig|toupee)|dye|drink|smoke|go to church|believe in God)\b`,
      'u',
    ),
    new RegExp(String.raw`\b(?:price|value|cost) of (?:his|her|your|(?:${names})['’]s) (?:house|home)\b`, 'u'),
    new RegExp(
      String.raw`\b[Tt]rue (?:that )?(?!(?:${names})\b)${name}(?: (?:at|of|from|in) (?:the )?[\p{L} ]{1,30})? (?:is|was|has been) (?:stealing|cheating|sleeping|lying|an? (?:${accusations}))\b`,
      'u',
    ),
    new RegExp(String.raw`\b(?:[Ii]s|[Ww]as|[Aa]re) my (?:${acquaintances}) (?:an? )?(?:${accusations})\b`, 'u'),
    /\b(?:having|had|have|has) (?:an|any|extramarital) affairs?\b|\bhad an abortion\b|\bsex life\b|\bsexual orientation\b/iu,
    /\b(?:your|his|her|their) (?:medical|health) (?:record|history)s?\b/iu,
  ]
}
