export interface IconForm {
  format: 'png' | 'ico'
  /** Pixels of its sides; an `ico` holds one picture for each. */
  sizes: readonly number[]
  /** Fraction that stays empty on each side. */
  margin: number
}

// Room for systems that round the corners of an icon.
const margin = 0.1

/** The icons of the site by the last part of their addresses, all of them directly below the site. */
export const icons = {
  'favicon.ico': { format: 'ico', sizes: [16, 32, 48], margin },
  'apple-touch-icon.png': { format: 'png', sizes: [180], margin },
  'icon-192.png': { format: 'png', sizes: [192], margin },
  'icon-512.png': { format: 'png', sizes: [512], margin },
  // Systems cut it to any shape: a square fits into the circle of 80 % that they all leave.
  'icon-maskable-512.png': { format: 'png', sizes: [512], margin: 0.22 },
} as const satisfies Record<string, IconForm>

/** Returns how an icon is made; null for a name that no icon has. */
export function iconForm(name: string): IconForm | null {
  return Object.entries(icons).find(([known]) => known === name)?.[1] ?? null
}
