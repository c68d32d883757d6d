/** The e-mail that asks whether it was its reader who subscribed. Pure. */
export interface ConfirmationMail {
  subject: string
  text: string
  html: string
}

const replaced: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => replaced[found] ?? '')

const list = new Intl.ListFormat('en-US')

/**
 * @param publication its name.
 * @param confirmUrl where the reader says yes.
 */
export function confirmationMail({
  confirmUrl,
  newsletters,
  publication,
}: {
  publication: string
  newsletters: string[]
  confirmUrl: string
}): ConfirmationMail {
  const names = list.format(newsletters)
  const opening = `Somebody, we hope you, asked ${publication} to send ${names} to this address.`
  const otherwise = 'If that was not you, do nothing: without your word we send nothing. The link works for seven days.'
  return {
    subject: `Confirm your subscription to ${names}`,
    text: `${opening}\n\nTo confirm, open this address:\n${confirmUrl}\n\n${otherwise}\n`,
    html: [
      `<p>${escaped(opening)}</p>`,
      `<p><a href="${escaped(confirmUrl)}">Confirm your subscription</a></p>`,
      `<p>${escaped(otherwise)}</p>`,
    ].join('\n'),
  }
}
