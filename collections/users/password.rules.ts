/** Fewest characters of a new password. Shorter ones of existing accounts still log in. */
export const minPasswordLength = 10

export const tooShortPassword = `A password must have at least ${minPasswordLength} characters.`

export function isLongEnough(password: string): boolean {
  return [...password].length >= minPasswordLength
}
