/** The look of mails: inline styles for programs that read nothing else, classes for those that know dark colours. */
import type { CSSProperties } from 'react'

/** Pixels that the text of a mail is wide at most. */
export const mailWidth = 600

/** Pixels of the edge of a panel, on both sides. */
export const panelPadding = 16

/** Colours by class: on light paper, which is written inline, and on dark paper. */
export const mailColors = {
  ink: { light: '#1a1a1a', dark: '#ececec' },
  soft: { light: '#595959', dark: '#b4b4b4' },
  rule: { light: '#d4d4d4', dark: '#4a4a4a' },
  paper: { light: '#ffffff', dark: '#161616' },
  panel: { light: '#f4f2ee', dark: '#262626' },
} as const

const serif = "Georgia, 'Times New Roman', serif"
const sans = 'Arial, Helvetica, sans-serif'

export interface MailLook {
  className: string
  style: CSSProperties
}

const look = (color: 'ink' | 'soft', style: CSSProperties): MailLook => ({
  className: color,
  style: { ...style, color: mailColors[color].light },
})

/** Every text names its font, size and colour: Outlook hands none of them down into a table. */
export const textInMail = look('ink', { margin: '0 0 16px', fontFamily: serif, fontSize: 17, lineHeight: '26px' })
export const dekInMail = look('ink', { margin: '0 0 16px', fontFamily: serif, fontSize: 20, lineHeight: '29px' })
export const quoteInMail = look('ink', { margin: '0 0 8px', fontFamily: serif, fontSize: 24, lineHeight: '32px' })
export const noteInMail = look('soft', { margin: '0 0 16px', fontFamily: sans, fontSize: 14, lineHeight: '20px' })
export const labelInMail = look('soft', { margin: '0 0 4px', fontFamily: sans, fontSize: 14, lineHeight: '20px' })
export const headlineInMail = look('ink', {
  margin: '0 0 4px',
  fontFamily: serif,
  fontSize: 18,
  fontWeight: 'bold',
  lineHeight: '24px',
})
export const cellInMail = look('ink', { fontFamily: sans, fontSize: 15, lineHeight: '21px', padding: '6px 8px' })
export const codeInMail = look('ink', {
  margin: 0,
  fontFamily: "'Courier New', Courier, monospace",
  fontSize: 14,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  wordBreak: 'break-all',
})
export const linkInMail = look('ink', { textDecoration: 'underline' })

// Pixels of a heading and of its line, by the level that the editor chose.
const headingSizes: Record<number, [size: number, line: number]> = {
  1: [28, 34],
  2: [24, 30],
  3: [20, 26],
  4: [18, 24],
  5: [16, 22],
  6: [15, 21],
}

/** Returns the look of a heading. */
export function headingInMail(level: number): MailLook {
  const [fontSize, line] = headingSizes[level] ?? [24, 30]
  return look('ink', {
    margin: '8px 0 12px',
    fontFamily: serif,
    fontSize,
    fontWeight: 'bold',
    lineHeight: `${line}px`,
  })
}

/** Returns a look with an alignment that is not the one of the language. */
export function aligned({ className, style }: MailLook, alignment: string): MailLook {
  return alignment === 'center' || alignment === 'right'
    ? { className, style: { ...style, textAlign: alignment } }
    : { className, style }
}
