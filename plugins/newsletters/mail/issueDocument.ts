/** The HTML document around a mail: what programs for mail need beside its markup. Pure. */
import { mailColors, mailWidth } from '#blocks/core/mail/mailStyles.ts'
import type { ReaderLanguage } from '#contract/reader.schema.ts'

interface Parts {
  subject: string
  previewText: string
  language: ReaderLanguage
  content: string
}

const dark = Object.entries(mailColors)
  .map(([name, { dark: color }]) => {
    const property = name === 'paper' || name === 'panel' || name === 'rule' ? 'background-color' : 'color'
    return `.${name}{${property}:${color}!important}`
  })
  .concat(`.lines{border-color:${mailColors.rule.dark}!important}`)
  .join('')

const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:${mailWidth}px){.stack{display:block!important;width:100%!important}.stack img{max-width:100%!important}.gap{display:none!important}.edge{padding:0 16px!important}}`,
  `@media (prefers-color-scheme:dark){${dark}}`,
].join('\n')

// Outlook for Windows draws with Word: it needs the resolution, and knows no greatest width.
const forOutlook = {
  head: '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->',
  open: `<!--[if mso]><table role="presentation" width="${mailWidth}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}

// Space after the preview text, which keeps programs from filling its line with the beginning of the mail.
const previewSpace = '&#847;&zwnj;&nbsp;'.repeat(60)

export function issueDocument({ subject, previewText, language, content }: Parts): string {
  const paper = `background-color:${mailColors.paper.light}`
  const hidden = 'display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden'
  const preview = previewText.trim()
    ? `<div class="preview" style="${hidden};mso-hide:all">${escaped(previewText.trim())}${previewSpace}</div>`
    : ''
  const attributes = `lang="${escaped(language.lang)}" dir="${language.dir}"`
  return [
    '<!doctype html>',
    `<html ${attributes} xmlns:o="urn:schemas-microsoft-com:office:office">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escaped(subject)}</title>`,
    forOutlook.head,
    `<style>${styles}</style>`,
    '</head>',
    `<body class="paper" style="margin:0;padding:0;${paper}">`,
    preview,
    // Programs that take the document's own elements away keep its language and ground here.
    `<table ${attributes} role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${paper}">`,
    '<tr><td class="edge" align="center" style="padding:0 24px">',
    forOutlook.open,
    `<table ${attributes} role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${mailWidth}px">`,
    `<tr><td style="text-align:${language.dir === 'rtl' ? 'right' : 'left'}">`,
    content,
    '</td></tr></table>',
    forOutlook.close,
    '</td></tr></table>',
    '</body>',
    '</html>',
  ].join('\n')
}

const replaced: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => replaced[found] ?? '')
