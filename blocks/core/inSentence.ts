/** Returns a name as it stands within a sentence: "Row 2" as "row 2"; a name of several capitals, "Editor’s Picks", as it is. */
export function inSentence(name: string): string {
  return /\p{Lu}/u.test(name.slice(1)) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
