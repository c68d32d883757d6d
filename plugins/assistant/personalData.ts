/** Personal data in what readers wrote. Pure. */

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

// Digits with what people put between them; a comma makes it a number, which is not a phone number.
const digits = /(?<![\p{L}\p{N}$€£#.,/-])\+?\(?\d[\d().\s/-]{5,}\d(?![\p{L}\p{N}%])/gu

const isDate = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})$/
const isYears = /^[12]\d{3}\s*[-/]\s*[12]\d{3}$/

const isPhone = (text: string): boolean => {
  const count = text.replaceAll(/\D/g, '').length
  if (count < 7 || count > 15 || isDate.test(text) || isYears.test(text)) return false
  return text.startsWith('+') || /[().\s/-]/.test(text) || count >= 10
}

/** Returns a text with words in place of e-mail addresses and phone numbers. */
export function withoutPersonalData(text: string): string {
  return text.replace(email, '[e-mail address]').replace(digits, (found) => (isPhone(found) ? '[phone number]' : found))
}
