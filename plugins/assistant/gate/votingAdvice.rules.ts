/** Questions that ask whom to vote for, who is best or who will win, in English. Pure. */

const voters = String.raw`(?:i|we|one|people|voters|everyone|a voter|my \w+)`
const choosing = 'pick|choose|select|elect|support|back|trust|prefer|endorse'
const elected =
  '(?:mayor|governor|senator|president|in office|elected|council ?(?:member|man|woman)|councill?or|representative)'
const judged = 'best|better|worst|worse|right|smartest|most (?:honest|qualified|competent|electable|trustworthy)'
const runner = 'mayor|governor|senator|president|candidate|leader|council ?member|one'
const which = String.raw`\b(?:who|whom|which (?:candidate|one|(?:one )?of (?:them|these|the candidates|the four|you)))\b`
const comparing = 'better|worse|smarter|stronger|more (?:honest|qualified|competent|electable|trustworthy|experienced)'

// What every candidate is asked.
const whyYou = /^\s*(?:so\s+)?why should (?:i|we|people|anyone|anybody|voters|\w+ voters) [\p{L}\s]{0,20}you\b/iu

/** Returns whether a question asks for voting advice. @param names pattern of the candidates' names */
export function isVotingAdvice(question: string, names: string): boolean {
  if (whyYou.test(question)) return false
  const runnerOrPronoun = `(?:you|he|she|they|${names})`
  const advice = [
    /\b(?:decide|choose|pick) between\b/iu,
    /\b(?:matches|shares|fits|represents) (?:my|our) (?:views?|values|opinions?|interests)\b|\bhas (?:my|our) interests\b/iu,
    new RegExp(String.raw`\bbetter off with (?:${names})\b`, 'iu'),
    new RegExp(String.raw`${which}[^?]*\b(?:should|do|would|shall)\b[^?]*\bvote for\b`, 'iu'),
    new RegExp(
      String.raw`${which}\s+(?:should|shall|would|must|do|can|to)\s+(?:${voters}\s+)?(?:\w+ )?(?:${choosing})\b(?!\s+(?:as|for|to) (?!(?:the )?(?:next )?(?:${elected}|run|lead)))`,
      'iu',
    ),
    /\bwho\b[^?]*\b(?:deserves?|gets?|should (?:get|have)) (?:my|our|your) votes?\b/iu,
    new RegExp(
      String.raw`(?<!\bhow )\b(?:should|shall|do|would) ${voters} (?:\w+ )?vote\b(?!\s+(?:by|early|in|at|on|absentee|online|every|electronically|from|with|twice)\b)(?!\s+(?:(?:yes|no)\b|(?:(?:yes |no )?(?:on|for|against)) (?:the|a|an|this|that|measure|proposition|prop)\b(?!\s+(?:\w+\s+)?(?:candidate|man|woman|party))))`,
      'iu',
    ),
    /\bhow (?:should|shall|would) (?:i|we|one) vote\b(?! on\b)|\btell (?:me|us) (?:how|who|whom) to (?:vote|pick|choose)\b/iu,
    new RegExp(
      String.raw`\b(?:should|shall|can) ${voters} (?:\w+ )?(?:${choosing})\s+(?:${runnerOrPronoun}|him|her)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\b(?:hire|appoint|find|choose|get|pick) (?:the |a )?)\b(?:${judged}) (?:${runner})\b(?! (?:way|thing))`,
      'iu',
    ),
    /\b(?:best|better|right) pick for (?:mayor|governor|senator|president)\b/iu,
    new RegExp(
      String.raw`${which}\s+(?:is|are|would be|will be|seems|looks|do you think is)\s+(?:the\s+)?(?:${judged})\b(?!\s+\p{L}+\s+(?:to|for|on|in)\b)(?!\s+(?:placed|positioned|way|option|choice|use|site|plan)\b)`,
      'iu',
    ),
    new RegExp(String.raw`\bwho['’]?s (?:the )?(?:${judged})\b(?!\s+\p{L}+\s+(?:to|for|on|in)\b)`, 'iu'),
    new RegExp(
      String.raw`\b(?:is|are|would)\s+${runnerOrPronoun}\s+(?:be\s+)?(?:really\s+)?(?:the|a)\s+(?:${judged})\s+(?:choice|pick|person|option|man|woman)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b${runnerOrPronoun}\b[^?.]*\b(?:${comparing})\s+than\s+(?:${runnerOrPronoun}|the (?:others?|rest)|(?:the )?(?:other )?candidates?|your (?:opponents?|rivals?)|him|her)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\bwho(?:['’]?s| is| are| will| would| should| do you think (?:will|should))\b[^?]*\b(?:win(?!\s+(?:from|(?:the|a)\s+(?:contract|bid|grant|case|lawsuit))\b)|(?:be|get) (?:the |our )?(?:next )?${elected})\b`,
      'iu',
    ),
    /\bwho has the (?:best|better|worst) (?:plans?|program|platform|ideas?)\b|\b(?:pick|choose) one for me\b/iu,
    /\brank (?:the |all |these )*(?:\w+ )?candidates\b/iu,
    /\bwho (?:do|would) you (?:prefer|like|support|back|recommend|endorse)\b|\brecommend (?:a|which|any) candidate\b/iu,
  ]
  return advice.some((one) => one.test(question))
}
