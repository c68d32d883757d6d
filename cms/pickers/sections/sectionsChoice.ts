export interface SectionsChoice {
  sections: readonly string[]
  primarySection: string | null
}

/**
 * Returns the choice after a section is turned on or off. The primary one does not stay when it goes; a single one is
 * primary by itself.
 */
export function withSection(
  { sections, primarySection }: SectionsChoice,
  id: string,
  isChosen: boolean,
): Partial<SectionsChoice> {
  const chosen = isChosen ? [...sections, id] : sections.filter((other) => other !== id)
  const isLost = primarySection !== null && !chosen.includes(primarySection)
  const [only, second] = chosen
  if (only !== undefined && second === undefined) return { sections: chosen, primarySection: only }
  return isLost ? { sections: chosen, primarySection: null } : { sections: chosen }
}

/**
 * Returns whether a section can be made the primary one: it is checked, and there are two options or more
 * (docs/spec/editor.md#autofill-filters).
 */
export function canBePrimary({ sections }: SectionsChoice, id: string, optionCount: number): boolean {
  return optionCount >= 2 && sections.includes(id)
}
