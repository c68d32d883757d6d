// Characters, as the readiness checks of a post count them (docs/spec/editor.md#block-errors).
const dekLimits = { min: 20, max: 170 }

/** Says what is wrong with the length of a dek; null for one that says something and is read at a glance. */
export function dekLengthError(text: string): string | null {
  const { length } = [...text.trim()]
  if (length < dekLimits.min) return `Dek must contain at least ${dekLimits.min} characters`
  return length > dekLimits.max ? `Dek must not contain more than ${dekLimits.max} characters` : null
}
