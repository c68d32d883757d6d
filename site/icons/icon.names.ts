/** Size and format of an icon. */
export interface IconForm {
  format: 'png' | 'ico'
  /** Pixels of its sides; an `ico` holds one picture for each. */
  sizes: readonly number[]
}

/** The icons of the site by the last part of their addresses, all of them directly below the site. */
export const icons = {
  'favicon.ico': { format: 'ico', sizes: [16, 32, 48] },
  'apple-touch-icon.png': { format: 'png', sizes: [180] },
  'icon-192.png': { format: 'png', sizes: [192] },
  'icon-512.png': { format: 'png', sizes: [512] },
} as const satisfies Record<string, IconForm>

/** Returns how an icon is made; null for a name that no icon has. */
export function iconForm(name: string): IconForm | null {
  return Object.entries(icons).find(([known]) => known === name)?.[1] ?? null
}
