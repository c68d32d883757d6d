const hexColour = /^#[0-9a-f]{6}$/i

// Returns the relative luminance of a color, 0 to 1 (WCAG 2).
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns white or black, whichever has more contrast on a color chosen by an editor; null for an invalid color. */
export function inkOn(colour: string | null): '#ffffff' | '#111111' | null {
  if (colour === null || !hexColour.test(colour)) return null
  const light = luminance(colour)
  return 1.05 / (light + 0.05) >= (light + 0.05) / (luminance('#111111') + 0.05) ? '#ffffff' : '#111111'
}
