/** Threats in a question, in English. Pure. */

const harm = 'kill|shoot|stab|hang|bomb|lynch|murder|assassinate|poison|behead|strangle|execute'
// Verbs that are threats with a person as their object, and harmless otherwise.
const roughness = `${harm}|hurt|harm|attack|beat|punch|choke|rape|slap|hunt|burn|torture`

const groups =
  'candidates?|politicians?|mayors?|council ?(?:members?|men|women)|councill?ors?|cops?|officers?|police|people|immigrants|migrants|homeless|bastards?|liars?|traitors?|family|families|kids|children|wife|husband'

const means = String.raw`\b(?:i|we)(?:['’]?ll|['’]?m going to|['’]?m gonna|['’]?re going to|['’]?re gonna| will| am going to| are going to| gonna| want to| wanna| should| have to| must| might| could| would love to)`

const weapons = 'gun|rifle|pistol|shotgun|knife|machete|bat|bomb|rope'

/** Returns patterns of threats. @param names pattern of the candidates' names */
export function threats(names: string): RegExp[] {
  const victim = String.raw`(?:(?:all|every one|each) of\s+)?(?:you|u|yourself|yourselves|him|her|them|everyone|everybody|somebody|someone|${names}|(?:all |every |any |each )?(?:(?:of )?(?:the|these|those|your|his|their) )?(?:\w+ )?(?:${groups}))\b`
  return [
    // The writer means to do it, or would have it done.
    new RegExp(String.raw`${means}\s+(?:\w+\s)?(?:${roughness})(?:\s+(?:down|up))?\s+${victim}`, 'iu'),
    new RegExp(String.raw`${means}\s+(?:\w+\s)?(?:${harm})\s*(?:[.!?]|$)`, 'iu'),
    /\b(?:should|ought to|deserves? to|needs? to|must|has to|have to)\s+(?:be\s+(?:killed|shot|hanged|hung|lynched|stabbed|murdered|assassinated|executed|beaten up)|die)\b/iu,
    new RegExp(
      String.raw`\b(?:${harm})\s+(?:you|yourself|yourselves|him|her|them all|${names}|(?:all )?(?:the|these|those) (?:candidates?|politicians?))\b`,
      'iu',
    ),
    /\byou(?:['’]?re| are| will be|['’]?ll be)\s+(?:so\s+|as good as\s+|all\s+)?(?:a\s+)?dead\b(?!\s+(?:set|wrong|right|against|serious|certain|sure|on|end))/iu,
    /\byou(?:['’]?ll| will| are going to|['’]?re going to)\s+(?:die|bleed|pay for this with your life|regret (?:it|this))\b/iu,
    new RegExp(
      String.raw`\bbullets?\s+(?:in|into|through|to|for)\s+(?:your|ur|his|her|their|the|you|him|them|${names})\b`,
      'iu',
    ),
    /\b(?:slit|cut|slash)\w*\s+(?:your|ur|his|her|their)\s+(?:throats?|tires)\b|\bbrakes (?:get|are|were|will be) cut\b/iu,
    /\b(?:break|broken|breaking)\s+(?:your|ur|his|her|both)?\s*(?:legs?|neck|bones|kneecaps)\b|\b(?:your|ur|his|her) (?:legs?|neck|bones|kneecaps) broken\b/iu,
    /\bfound (?:floating|dead|hanging|in a ditch)\b|\bdragged (?:behind|through|out)\b|\bkys\b/iu,
    /\b(?:make|making) (?:you|him|her|them) (?:sorry|suffer|bleed|pay for (?:it|this))\b|\bor else (?:i|we)(?:['’]?ll| will)?\b/iu,
    new RegExp(
      String.raw`\b(?:you|he|she|they|${names})\s+(?:had |['’]d )?better\s+(?:watch (?:out|your|his|her|their)|run|hide|be afraid)\b`,
      'iu',
    ),
    /\b(?:won['’]?t|wont|will not|not) (?:live to )?see (?:christmas|tomorrow|the morning|election day|next week)\b/iu,
    /\bbeat(?:ing)?\s+(?:you|him|her|them|the \w+ out of)\b[^?]*\b(?:up|of you|of him|of her)\b/iu,
    new RegExp(
      String.raw`\b(?:burn|torch|blow up|set fire to|firebomb|smash|trash)\w*\s+(?:down\s+)?(?:your|his|her|${names}['’]s)\s+(?:\w+\s)?(?:house|home|car|office|store|shop|place)\b`,
      'iu',
    ),
    /\b(?:i|we)\b[^?.]*\b(?:com(?:e|ing)|show(?:ing)? up|visit\w*|wait\w*)\b[^?.]*\b(?:for you|after you|your (?:house|home|door)|his house|her house)\b(?!\s*(?:town|page|office|work|owner|district))/iu,
    new RegExp(String.raw`\b(?:i|we)\b[^?.]*\b(?:you|your|him|her)\b[^?.]*\bwith (?:a|my|our) (?:${weapons})\b`, 'iu'),
    new RegExp(String.raw`${means}\s+(?:find|get|catch|grab)\s+${victim}\s+and\s+(?:${roughness})\b`, 'iu'),
    new RegExp(
      String.raw`\bhope (?:you|he|she|they|${names})\s+(?:all\s+)?(?:dies?|burns?|rots?|suffers?|gets? (?:shot|killed|hurt|hanged))\b`,
      'iu',
    ),
    new RegExp(String.raw`\b(?:i|we) know where (?:${names}) (?:live|sleep|work|park)s?\b`, 'iu'),
    /\bkill (?:your|his|her|their) (?:dogs?|cats?|pets?|horses?)\b/iu,
    /\bhow (?:do|can|could|would|to)\b[^?]*\b(?:make|build|get hold of) a (?:pipe )?bomb\b/iu,
    /\bwatch your back\b|\b(?:i|we) know where (?:you|he|she|they) (?:live|sleep|work|park)s?\b|\bdrop dead\b|\bsleep with one eye open\b/iu,
  ]
}
