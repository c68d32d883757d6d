/** Where the fields of a post stand that are not on the first tab or beside it. */
const tabOfField = new Map([
  ...['headline', 'subhead', 'body'].map((field) => [field, 'Story'] as const),
  ...['featuredMedia', 'featuredMediaCaption', 'websiteImage', 'socialImage'].map((field) => [field, 'Media'] as const),
  ...['primarySection', 'tags', 'sponsoredUrl', 'show', 'meta.platformLinks'].map(
    (field) => [field, 'Details'] as const,
  ),
])

const focusable = 'input:not([type=hidden]), textarea, [contenteditable=true], button'

/** Frames that a tab gets to draw its fields. */
const patience = 60

/** Brings a field into view, its tab first, and puts the cursor there. */
export const focusField = (field: string): void => {
  const tab = tabOfField.get(field)
  const button = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')].find(
    ({ textContent }) => textContent?.trim() === tab,
  )
  button?.click()
  focusWhenDrawn(`field-${field.replaceAll('.', '__')}`, patience)
}

const focusWhenDrawn = (id: string, framesLeft: number): void => {
  const element = fieldElement(id)
  if (!element) {
    if (framesLeft > 0) requestAnimationFrame(() => focusWhenDrawn(id, framesLeft - 1))
    return
  }
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  element.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** Rich text has no id; its field has a class of its own path. */
const fieldElement = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>(`.field-type[data-field-path="${id}"], .${id}`)
