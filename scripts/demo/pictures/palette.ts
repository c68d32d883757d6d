import type { Mood } from './sheet.draw.ts'

/** The illustrator's paint box. Every picture is mixed from it, which is what makes them look like one hand. */
export const ink = '#16203a'
export const navy = '#24365a'
export const slate = '#4a5f78'
export const mistBlue = '#a9bfc6'
export const teal = '#1f5660'
export const sea = '#3f8189'
export const foam = '#d3e3da'
export const pine = '#1f4239'
export const moss = '#5d7a55'
export const meadow = '#93a668'
export const paper = '#f4ecdc'
export const sand = '#e6d3ad'
export const straw = '#dcb667'
export const mustard = '#e2a23a'
export const lamp = '#ffd98a'
export const blush = '#efbd9f'
export const coral = '#e07a55'
export const rust = '#c2512f'
export const brick = '#91392c'
export const plum = '#4b3350'
export const mauve = '#8d6a80'
export const umber = '#5a3b2c'
export const wood = '#a9714a'

export const moods = {
  dawn: { shadow: '#2b2a52', light: '#ffe6bd' },
  day: { shadow: '#1d3550', light: '#fff6dd' },
  dusk: { shadow: '#1a1738', light: '#ffc988' },
  night: { shadow: '#070d20', light: '#ffd98a' },
  haze: { shadow: '#4a1d1a', light: '#ffdf9e' },
  indoors: { shadow: '#2a1830', light: '#ffeac2' },
} satisfies Record<string, Mood>
